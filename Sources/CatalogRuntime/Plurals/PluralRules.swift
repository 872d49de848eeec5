/// The CLDR cardinal plural rules of a language, which map a number to a plural category.
///
/// Creating the rules is a lookup in a static table; the value stores only the index of a rule set.
public struct PluralRules: Hashable, Sendable {
    /// Whether CLDR has plural rules for the language; an unknown language has only `other`.
    public let isKnown: Bool
    private let ruleSet: UInt8

    /// Looks up the rules by the language and region of a tag, otherwise by its language alone.
    ///
    /// `pt-BR` has the rules of `pt`, `pt-PT` has its own rules, and `zh-Hant-TW` has the rules of `zh`. An old code
    /// has the rules of its replacement: `iw` has the rules of `he`.
    public init(language: LanguageTag) {
        let subtags = LanguageSubtags(parsing: language.spelling)?.canonical
        let ruleSet = subtags.flatMap { PluralRuleTable.ruleSet(language: $0.language ?? "", region: $0.region) }
        self.isKnown = ruleSet != nil
        self.ruleSet = ruleSet ?? 0
    }

    /// Returns the category of an integer.
    public func category(for value: Int) -> PluralCategory {
        category(for: PluralOperands(value))
    }

    /// Returns the category of a number.
    public func category(for operands: PluralOperands) -> PluralCategory {
        PluralRuleTable.category(of: operands, in: ruleSet)
    }

    /// The categories of the language, in CLDR's order.
    public var categories: [PluralCategory] { facts.all.categories }

    /// The categories of the integers from 0 to 999,999, in CLDR's order; a count needs no others.
    ///
    /// The `many` of Portuguese, Spanish, French, Italian and Catalan is not included, because it begins at a million.
    /// The `other` of Russian is not included, because it is only for fractions.
    public var integerCategories: [PluralCategory] { facts.counts.categories }

    /// Returns the only integer in `category`; nil if the category has several integers or none.
    ///
    /// English `one` has only 1 and Arabic `two` only 2, but Brazilian `one` has 0 and 1.
    public func soleInteger(of category: PluralCategory) -> Int? {
        facts.sole.has(category) ? smallestInteger(of: category) : nil
    }

    /// Returns the smallest integer of at least 0 in `category`; nil if the category is only for fractions.
    public func smallestInteger(of category: PluralCategory) -> Int? {
        let first = (0...100).first { covers($0, by: category) }
        return first ?? (covers(1_000_000, by: category) ? 1_000_000 : nil)
    }

    /// Returns whether `category` is the category of the integer `value`.
    public func covers(_ value: Int, by category: PluralCategory) -> Bool {
        self.category(for: value) == category
    }

    private var facts: PluralRuleFacts { PluralRuleTable.facts(of: ruleSet) }
}

/// Precomputed facts about a rule set.
struct PluralRuleFacts {
    /// The categories of the rule set.
    let all: PluralCategorySet
    /// The categories of integers below a million.
    let counts: PluralCategorySet
    /// The categories with exactly one integer.
    let sole: PluralCategorySet
}
