import CatalogCore
import CatalogLint

/// Finds plurals without the form `other`.
struct PluralMissingOtherRule: EntryRule {
    static let interest: EntryTraits = .cases

    static let description = RuleDescription(
        id: "plural-missing-other",
        category: .variations,
        summary: "a plural has no form `other`",
        rationale: """
            Every language has `other`, for all numbers without a form of their own. Without it the build fails, or \
            the text is missing for such a number. In Belarusian, Polish, Russian and Ukrainian, only fractions such \
            as 1.5 use it. A catalog without it does not compile in these languages either, but in a `.stringsdict` \
            with `one`, `few` and `many` it is a warning.
            """,
        severity: .error,
        impact: .breaks,
        scope: .entry,
        passing: [
            .plurals("pt-BR", ["one": "%lld treino", "other": "%lld treinos"]),
            .plurals("ja", ["other": "%lld回のワークアウト"]),
        ],
        failing: [
            .plurals("pt-BR", ["one": "%lld treino"], mark: .set),
            .plurals(
                "ru", ["one": "%lld тренировка", "few": "%lld тренировки", "many": "%lld тренировок"], mark: .set),
            .stringsdict("uk", ["one": "%d день", "few": "%d дні", "many": "%d днів"]),
            .stringsdict("uk", ["one": "%d день", "many": "%d днів"]),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        entry.forEachPluralSet { set, _, language in
            guard !set.has(.other), let written = set.written.last else { return }
            guard !lacksOnlyFractions(set, in: entry.table, language) else {
                findings.add(
                    "the plural form “other” is missing, so people see no text for fractions such as 1.5",
                    at: set.variation.location, language: language.tag, part: set.path, atMost: .warning)
                return
            }
            findings.add(
                """
                the plural form “other” is missing, which every language needs; the last form is \
                “\(written.category.rawValue)”: \(Quotation.of(written.text))
                """,
                at: set.variation.location, language: language.tag, part: set.path)
        }
    }

    /// Whether every whole number has its form, and Foundation reads the table as it is.
    private func lacksOnlyFractions(_ set: PluralSet, in table: TableContext, _ language: LanguageFacts) -> Bool {
        if case .floating? = set.substitution?.argumentType { return false }
        let categories = language.plurals.integerCategories
        return table.isLegacy && !categories.contains(.other) && categories.allSatisfy { set[$0] != nil }
    }
}

extension RuleExample {
    /// A `.stringsdict` table with the plural forms of one key, of which the set is marked.
    fileprivate static func stringsdict(_ language: String, _ forms: KeyValuePairs<String, String>) -> RuleExample {
        let texts = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
        return RuleExample(files: [
            (
                "\(language).lproj/Localizable.stringsdict",
                """
                <plist version="1.0"><dict><key>home.days</key><dict>
                <key>NSStringLocalizedFormatKey</key><string>%#@days@</string>
                ↓<key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>d</string>\(texts)</dict></dict></dict></plist>
                """
            )
        ])
    }
}
