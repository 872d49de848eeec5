import CatalogCore
import CatalogLint

/// Finds wording that the project does not want.
struct ForbiddenTermRule: UnitRule {
    private static let banned = RuleOptions(["terms": ["pt: clique aqui", "en: click here", "exercitaç*"]])

    static let description = RuleDescription(
        id: "forbidden-term",
        category: .consistency,
        summary: "a text has wording that the project has banned",
        rationale: """
            Some words are wrong in a product though no dictionary says so: an old name, a word of another platform, \
            wording that helps nobody. The option lists them; they are found by whole words, in either case, and `*` \
            at the end of a word stands for any ending. A language before a term, as in `"pt-BR: clique aqui"`, \
            restricts it.
            """,
        severity: .off,
        impact: .visible,
        scope: .unit,
        fix: .review,
        options: [RuleOption("terms", "words and phrases that must not stand in any text, or in one language")],
        passing: [
            .texts(["en": #""Tap here""#, "pt-BR": #""Toque aqui, não clique""#], options: banned),
            .texts(["en": #""Clique aqui""#, "pt-BR": #""Cliques aqui""#], options: banned),
        ],
        failing: [
            .texts(["en": #"↓"Click here""#, "pt-BR": #"↓"Clique aqui para ver""#], options: banned),
            .texts(
                ["en": #""Workouts""#, "pt-BR": #"↓"Exercitações""#], options: RuleOptions(["terms": ["exercitaç*"]])),
        ]
    )

    static let interest = UnitInterest.every

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard !findings.terms.isEmpty, unit.isInUse else { return }
        for term in findings.terms where term.holds(in: unit.language) {
            guard let match = term.pattern.matches(in: unit.plain, .words).first else { continue }
            findings.add(
                "\(Quotation.of(unit.plain.string(of: match))) is wording that this project has banned: "
                    + Quotation.of(unit.text), at: unit.text.place, language: unit.language.tag, part: unit.path)
        }
    }
}
