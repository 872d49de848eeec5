import CatalogCore
import CatalogLint

/// Finds translations that say the opposite of their source.
struct OppositeWordRule: UnitRule {
    static let description = RuleDescription(
        id: "opposite-word",
        category: .meaning,
        summary: "a word of a translation means the opposite of a word of its source",
        rationale: """
            “Ocultar” for “Show” does the opposite of what people expect. The rule knows nine pairs of opposite words \
            in English, such as “show” and “hide”, with their translations in Portuguese, Spanish, French, German and \
            Italian. It reads sources of up to six words. It ignores texts with a negation, with both words, or with \
            the right word too. `opposites` compares two texts of a table.
            """,
        severity: .off,
        impact: .misleads,
        scope: .unit,
        fix: .review,
        passing: [
            .texts([
                "en": #""Show the list""#, "pt-BR": #""Mostrar a lista""#, "de": #""Liste nicht ausblenden""#,
                "nl": #""Verberg de lijst""#,
            ]),
            .texts(["en": #""Don't show""#, "pt-BR": #""Ocultar""#]),
            .texts(["en": #""Show or hide""#, "pt-BR": #""Ocultar""#]),
            .texts(["en": #""Show the list of all files here""#, "pt-BR": #""Ocultar a lista""#]),
            .texts(["en": #""Show hidden""#, "pt-BR": #""Ocultos""#]),
            .texts(["en": #""Important""#, "pt-BR": #""Ocultar""#]),
        ],
        failing: [
            .texts(["en": #""Show the list""#, "pt-BR": #"↓"Ocultar a lista""#, "de": #"↓"Liste ausblenden""#]),
            .texts(["en": #""Disable sounds""#, "fr": #"↓"Activer les sons""#, "it": #"↓"Attiva i suoni""#]),
        ]
    )

    static let interest = UnitInterest.translations

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let source = unit.sourceText, let code = unit.language.code, unit.isInUse,
            OppositeTranslation.mayStand(in: source.utf8), unit.entry.table.sourceLanguage?.language == "en",
            let plain = unit.sourcePlain,
            let opposite = OppositeTranslation(in: unit.plain, of: plain, language: code)
        else { return }
        findings.add(
            """
            \(Quotation.of(opposite.translation)) is the opposite of \(Quotation.of(opposite.source)): \
            \(Quotation.besideSource(unit))
            """,
            at: unit.text.location, language: unit.language.tag, part: unit.path)
    }
}
