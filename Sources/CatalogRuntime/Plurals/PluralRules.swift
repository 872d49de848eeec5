/// CLDR's cardinal plural rules of one language: which category a number belongs to.
///
/// Making one is a look-up in a table of the program; nothing is loaded and nothing is kept but a number.
public struct PluralRules: Hashable, Sendable {
    /// Whether CLDR has plural rules for the language; one that it doesn't know has only `other`.
    public let isKnown: Bool
    private let ruleSet: UInt8

    /// The rules of `language`, of its language and region, or else of its language alone.
    ///
    /// `pt-BR` has the rules of `pt`, `pt-PT` has its own, `zh-Hant-TW` those of `zh`, and old codes those of their
    /// successors (`iw` those of `he`).
    public init(language: LanguageTag) {
        let subtags = LanguageSubtags(parsing: language.spelling)?.canonical
        let ruleSet = subtags.flatMap { PluralRuleTable.ruleSet(language: $0.language ?? "", region: $0.region) }
        self.isKnown = ruleSet != nil
        self.ruleSet = ruleSet ?? 0
    }

    /// The category of a whole number.
    public func category(for value: Int) -> PluralCategory {
        category(for: PluralOperands(value))
    }

    /// The category of any number.
    public func category(for operands: PluralOperands) -> PluralCategory {
        PluralRuleTable.category(of: operands, in: ruleSet)
    }

    /// All categories that the language has, in CLDR's order.
    public var categories: [PluralCategory] { facts.all.categories }

    /// The categories that whole numbers from 0 to 999,999 reach, in CLDR's order: those that a count needs.
    ///
    /// The `many` of Portuguese, Spanish, French, Italian and Catalan begins at a million and is not among them; nor
    /// is the `other` of Russian, which only fractions reach.
    public var integerCategories: [PluralCategory] { facts.counts.categories }

    /// The one whole number that `category` holds, or nil where it holds several or none.
    ///
    /// English `one` holds 1 and Arabic `two` holds 2, while Brazilian `one` holds 0 and 1.
    public func soleInteger(of category: PluralCategory) -> Int? {
        facts.sole.has(category) ? smallestInteger(of: category) : nil
    }

    /// The smallest whole number, 0 or more, that `category` holds, or nil where only fractions reach it.
    public func smallestInteger(of category: PluralCategory) -> Int? {
        let first = (0...100).first { covers($0, by: category) }
        return first ?? (covers(1_000_000, by: category) ? 1_000_000 : nil)
    }

    /// Whether `category` is the one of the whole number `value`.
    public func covers(_ value: Int, by category: PluralCategory) -> Bool {
        self.category(for: value) == category
    }

    private var facts: PluralRuleFacts { PluralRuleTable.facts(of: ruleSet) }
}

/// What is known of a rule set without trying numbers.
struct PluralRuleFacts {
    /// The categories it has.
    let all: PluralCategorySet
    /// Those that whole numbers below a million reach.
    let counts: PluralCategorySet
    /// Those that hold one whole number only.
    let sole: PluralCategorySet
}
