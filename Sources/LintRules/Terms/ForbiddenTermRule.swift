import CatalogCore
import CatalogLint

/// Finds words that the configuration forbids.
struct ForbiddenTermRule: UnitRule {
    private static let banned = RuleOptions(["terms": ["pt: clique aqui", "en: click here", "exercitaç*"]])

    static let description = RuleDescription(
        id: "forbidden-term",
        category: .consistency,
        summary: "a text has a word that the configuration forbids",
        rationale: """
            Some words are wrong in a product although a dictionary has them: an old name, a word of another platform, \
            wording that does not help. The option lists them. They match whole words in any case, and `*` at the end \
            of a word matches any ending. A language before a term, as in `"pt-BR: clique aqui"`, limits it to that \
            language.
            """,
        severity: .off,
        impact: .visible,
        scope: .unit,
        tables: .all,
        fix: .review,
        options: [RuleOption("terms", "words and phrases that texts, or texts of one language, must not have")],
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
                "the configuration forbids \(Quotation.of(unit.plain.string(of: match))): \(Quotation.of(unit.text))",
                at: unit.text.location, language: unit.language.tag, part: unit.path)
        }
    }
}
