import CatalogCore
import CatalogLint

/// Finds plurals without the case that every language has.
struct PluralMissingOtherRule: EntryRule {
    static let interest: EntryTraits = .cases

    static let description = RuleDescription(
        id: "plural-missing-other",
        category: .variations,
        summary: "a plural has no case `other`",
        rationale: """
            Every language has `other`, and what has no case of its own falls to it: without it the build fails, or \
            the text is missing when such a number comes along. Languages whose whole numbers never reach it, such \
            as Russian, need it all the same.
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
                "the plural has no “other”, which every language needs; the last of its cases is "
                    + "“\(written.category.rawValue)”: \(Quotation.of(written.text))",
                at: set.variation.place, language: language.tag, part: set.path)
        }
    }
}
