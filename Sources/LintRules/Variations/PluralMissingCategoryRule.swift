import CatalogCore
import CatalogLint
import CatalogRuntime

/// Finds plurals that lack a form which numbers need in the language.
struct PluralMissingCategoryRule: EntryRule {
    static let interest: EntryTraits = .cases

    static let description = RuleDescription(
        id: "plural-missing-category",
        category: .variations,
        summary: "a plural lacks a form that whole numbers need in its language",
        rationale: """
            Numbers of a missing category get the text of `other`, which is the wrong form of the word. The rule \
            requires the forms that CLDR defines for the numbers from 0 to 999,999. So it never requires `many` in \
            Portuguese, Spanish, French, Italian and Catalan, where it begins at a million. It is an error in \
            languages that the configuration or --language requires, and a warning in others. It is a note where \
            `other` is right too: in languages whose nouns do not change after a number, such as Turkish and \
            Hungarian, for nouns that are known to have one form, such as the French “mois”, for 0 in Arabic, and for \
            the dual in Hebrew. It is at most a warning where a Slavic `other` \
            clearly has the form of the missing `many`.
            """,
        severity: .error,
        impact: .visible,
        scope: .entry,
        passing: [
            .plurals("pt-BR", ["one": "%lld treino", "other": "%lld treinos"]),
            .plurals("ja", ["other": "%lld回のワークアウト"]),
            .plurals(
                "pl",
                [
                    "one": "%lld trening", "few": "%lld treningi", "many": "%lld treningów",
                    "other": "%lld treningu",
                ]),
            .plurals("tlh", ["other": "%lld qeqmey"]),
            .plurals("de", ["other": "×%lld"]),
        ],
        failing: [
            .plurals("ru", ["one": "%lld тренировка", "other": "%lld тренировки"], mark: .set),
            .plurals("pt-BR", ["other": "%lld treinos"], mark: .set),
            .plurals("fr", ["other": "Garder %lld mois"], mark: .set),
            .plurals(
                "ar",
                ["one": "تمرين", "two": "تمرينان", "many": "%lld تمرينًا", "other": "%lld تمرين"], mark: .set),
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        entry.forEachPluralSet { set, _, language in
            // `state-new` reports a set without texts, `identical-to-source` one with the source's texts.
            let missing = set.missingCategories(in: language, of: entry)
            guard !missing.isEmpty else { return }
            findings.add(
                Self.message(missing, of: set, in: language), at: set.variation.location, language: language.tag,
                part: set.path, atMost: Self.limit(missing, of: set, in: language))
        }
    }

    private static func limit(
        _ missing: [PluralCategory], of set: PluralSet, in language: LanguageFacts
    ) -> Severity {
        let isSame =
            set[.other].map { InflectedNoun.hasInvariable(in: $0, language: language, isListed: true) } ?? false
        if isSame || set.isDispensable(missing, in: language) { return .note }
        if set.otherServes(missing, in: language) { return language.isRequired ? .warning : .note }
        return language.isRequired ? .error : .warning
    }

    private static func message(
        _ missing: [PluralCategory], of set: PluralSet, in language: LanguageFacts
    ) -> FindingMessage {
        let forms = WordList.of(missing.map { "“\($0.rawValue)” (\(language.plurals.examples(of: $0)))" })
        guard let other = set[.other] else { return "the plural form \(forms) is missing; “other” is shown instead" }
        let text = Quotation.of(other)
        return missing.count == 1
            ? "the plural form \(forms) is missing; “other” is shown instead: \(text)"
            : "the plural forms \(forms) are missing; “other” is shown instead: \(text)"
    }
}
