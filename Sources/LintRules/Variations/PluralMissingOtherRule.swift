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
            the text is missing for such a number. Languages whose whole numbers never use it, such as Russian, need \
            it too.
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
        ]
    )

    func check(_ entry: EntryContext, into findings: inout FindingSink) {
        entry.forEachPluralSet { set, _, language in
            guard !set.has(.other), let written = set.written.last else { return }
            findings.add(
                """
                the plural form “other” is missing, which every language needs; the last form is \
                “\(written.category.rawValue)”: \(Quotation.of(written.text))
                """,
                at: set.variation.place, language: language.tag, part: set.path)
        }
    }
}
