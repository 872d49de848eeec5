import CatalogLint
import CatalogRuntime

/// The plural forms of a PO file.
///
/// gettext numbers the forms; catalogs name them by CLDR's categories.
struct PluralForms: Hashable, Sendable {
    /// The categories by form number; nil for a form that matches no category.
    let categories: [PluralCategory?]
    /// The further categories of whole numbers that each form serves, in files with fewer forms than the language has.
    let furtherCategories: [[PluralCategory]]
    /// The number of the form of the general case, whose text fractions get; nil if there is none.
    let general: Int?
    private let expression: PluralExpression?

    /// Creates the forms of whole numbers in a language, with gettext's customary expression.
    ///
    /// An expression fits a language if it divides the whole numbers below a million in the same way as CLDR. Languages
    /// unknown to CLDR use the forms of English.
    init(language: LanguageTag) {
        let rules = Self.rules(of: language)
        for expression in Self.customary {
            guard let categories = Self.categories(of: expression, by: rules) else { continue }
            self.init(categories: categories, expression: expression, by: rules)
            return
        }
        self.init(categories: [.other], expression: PluralExpression("0"), by: rules)
    }

    /// Parses the forms in a file's header; nil if the header is malformed.
    init?(header: String, language: LanguageTag) {
        let fields = header.split(separator: ";").map { field in
            field.split(separator: "=", maxSplits: 1).map { $0.trimmingSpaces }
        }
        guard let count = fields.first(where: { $0.first == "nplurals" })?.last.flatMap({ Int($0) }),
            (1...Self.mostForms).contains(count),
            let expression = fields.first(where: { $0.first == "plural" })?.last.flatMap({ PluralExpression($0) })
        else { return nil }
        self.init(expression, count: count, of: language, by: Self.rules(of: language))
    }

    /// Guesses the forms of a file without `Plural-Forms`, whose plurals have at most `count` forms.
    ///
    /// Programs that do not know the forms of a language write two, as for English. Others write CLDR's categories.
    init(count: Int, language: LanguageTag) {
        let own = PluralForms(language: language)
        let rules = Self.rules(of: language)
        if count == 2, own.categories.count > 2, let english = PluralExpression("(n != 1)") {
            self.init(english, count: 2, of: language, by: rules)
        } else if count > own.categories.count, count == rules.categories.count {
            self.init(categories: rules.categories, expression: nil, by: rules)
        } else {
            self = own
        }
    }

    private init(_ expression: PluralExpression, count: Int, of language: LanguageTag, by rules: PluralRules) {
        let categories = Self.nearestCategories(of: expression, count: count, by: rules)
        let further = Self.furtherCategories(of: expression, besides: categories, by: rules)
        self.categories = categories
        self.expression = expression
        furtherCategories = further
        // Files number their forms in any order, but the customary forms of a language end with the general case.
        let last = PluralForms(language: language).categories.last.flatMap { $0 }
        general = categories.indices.first { index in
            last.map { categories[index] == $0 || further[index].contains($0) } ?? false
        }
    }

    private init(categories: [PluralCategory?], expression: PluralExpression?, by rules: PluralRules) {
        self.categories = categories
        self.expression = expression
        furtherCategories =
            expression.map { Self.furtherCategories(of: $0, besides: categories, by: rules) }
            ?? categories.map { _ in [] }
        general = categories.indices.last { index in
            categories[index].map { category in Self.samples.contains { rules.category(for: $0) == category } } ?? false
        }
    }

    /// The value of the header `Plural-Forms`.
    var header: String { "nplurals=\(categories.count); plural=\(expression?.text ?? "0");" }

    /// Returns whether one of the forms has this category.
    func has(_ category: PluralCategory) -> Bool { categories.contains(category) }

    /// Returns the categories that a language needs only for fractions.
    ///
    /// gettext has no form for these categories.
    static func fractionCategories(of language: LanguageTag) -> [PluralCategory] {
        let rules = PluralRules(language: language)
        guard rules.isKnown else { return [] }
        let forms = PluralForms(language: language)
        return rules.neededCategories.filter { !forms.has($0) }
    }

    private static func rules(of language: LanguageTag) -> PluralRules {
        let rules = PluralRules(language: language)
        return rules.isKnown ? rules : PluralRules(language: "en")
    }

    // MARK: - Categories of an expression

    private static let mostForms = 6

    /// Whole numbers that are sufficient to distinguish the rules of all languages.
    private static let samples =
        Array(0...210) + [1_000, 1_001, 1_002, 1_003, 1_011, 1_012, 2_000, 20_000, 21_000, 40_000, 60_000, 80_000]
        + [100_000, 100_001, 200_000, 500_000, 999_999]

    /// The samples and the whole millions, which have a category of their own in some languages, as `many` in French.
    ///
    /// Customary expressions do not distinguish these numbers.
    private static let samplesWithMillions = samples + [1_000_000, 2_000_000]

    /// Returns the categories by form, if an expression divides all numbers in the same way as the rules; nil
    /// otherwise.
    private static func categories(of expression: PluralExpression, by rules: PluralRules) -> [PluralCategory?]? {
        var found: [Int: PluralCategory] = [:]
        for sample in samples {
            guard let form = expression.form(for: sample) else { return nil }
            let category = rules.category(for: sample)
            guard found[form, default: category] == category else { return nil }
            found[form] = category
        }
        guard Set(found.values).count == found.count, (0..<found.count).allSatisfy({ found[$0] != nil }) else {
            return nil
        }
        return (0..<found.count).map { found[$0] }
    }

    /// Returns the category that fits each form best; each category is used once.
    ///
    /// Forms whose numbers all have the same category are assigned first. A form without numbers gets the category
    /// without numbers, if there is one of each: in Russian, platforms write a fourth form for `other`, which only
    /// fractions have.
    private static func nearestCategories(
        of expression: PluralExpression, count: Int, by rules: PluralRules
    ) -> [PluralCategory?] {
        var shares: [FormShare] = []
        for form in 0..<count {
            let categories = samples.filter { expression.form(for: $0) == form }.map { rules.category(for: $0) }
            for category in Set(categories).sorted() {
                let own = categories.count { $0 == category }
                shares.append(FormShare(form: form, category: category, count: own, all: categories.count))
            }
        }
        var result = [PluralCategory?](repeating: nil, count: count)
        for share in shares.sorted(by: FormShare.isBetter)
        where result[share.form] == nil && !result.contains(share.category) {
            result[share.form] = share.category
        }
        if let (form, category) = pairWithoutNumbers(of: expression, count: count, by: rules) {
            result[form] = category
        }
        return result
    }

    /// Returns the categories that no form has for itself, each at the form that selects most of its numbers.
    private static func furtherCategories(
        of expression: PluralExpression, besides categories: [PluralCategory?], by rules: PluralRules
    ) -> [[PluralCategory]] {
        var counts: [PluralCategory: [Int: Int]] = [:]
        for sample in samplesWithMillions {
            let category = rules.category(for: sample)
            guard !categories.contains(category), let form = expression.form(for: sample),
                categories.indices.contains(form), categories[form] != nil
            else { continue }
            counts[category, default: [:]][form, default: 0] += 1
        }
        var further = categories.map { _ in [PluralCategory]() }
        for (category, forms) in counts.sorted(by: { $0.key < $1.key }) {
            let best = forms.max { ($0.value, $1.key) < ($1.value, $0.key) }
            if let best { further[best.key].append(category) }
        }
        return further
    }

    /// Returns the only form and the only category that no sample has; nil if there are none or several, or if the
    /// expression selects a form that does not exist.
    private static func pairWithoutNumbers(
        of expression: PluralExpression, count: Int, by rules: PluralRules
    ) -> (form: Int, category: PluralCategory)? {
        let selected = Set(samples.map { expression.form(for: $0) ?? -1 })
        guard selected.allSatisfy({ (0..<count).contains($0) }) else { return nil }
        let present = Set(samples.map { rules.category(for: $0) })
        let forms = (0..<count).filter { !selected.contains($0) }
        let categories = rules.categories.filter { !present.contains($0) }
        guard forms.count == 1, categories.count == 1 else { return nil }
        return (forms[0], categories[0])
    }
}

/// The share of a form's numbers that have a category.
private struct FormShare {
    let form: Int
    let category: PluralCategory
    let count: Int
    let all: Int

    static func isBetter(_ left: FormShare, _ right: FormShare) -> Bool {
        let (one, other) = (left.count * right.all, right.count * left.all)
        if one != other { return one > other }
        return left.count != right.count ? left.count > right.count : left.form < right.form
    }
}

extension Substring {
    /// The text without spaces and line feeds at both ends.
    fileprivate var trimmingSpaces: String {
        String(drop { $0 == " " || $0 == "\n" }.reversed().drop { $0 == " " || $0 == "\n" }.reversed())
    }
}
