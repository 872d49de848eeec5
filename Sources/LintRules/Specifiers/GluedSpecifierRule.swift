import CatalogCore
import CatalogLint

/// Finds specifiers that touch a word.
struct GluedSpecifierRule: UnitRule {
    static let description = RuleDescription(
        id: "glued-specifier",
        category: .specifiers,
        summary: "a space is missing between a word and a specifier",
        rationale: """
            For “von%@”, users see “vonAnna”. The rule knows languages that put spaces around words, and finds letters \
            that touch a specifier where no specifier of the source touches any. It ignores an `s` after a name, other \
            short endings, units and ordinals after a number (“%dmin”, “%dème”), apostrophes, hyphens, `ª` and `º`.
            """,
        severity: .warning,
        impact: .visible,
        scope: .unit,
        fix: .review,
        passing: [
            .texts([
                "en": #""Sent by %@""#, "de": #""Von %@ gesendet""#, "fr": #""Envoyé par l’%@""#, "sv": #""%@s brev""#,
                "tr": #""%@tarafından""#, "fi": #""%@ille lähetetty""#, "ja": #""%@さんから""#, "ar": #""من%@""#,
            ]),
            .texts(["en": #""%lld min""#, "de": #""%lldmin""#, "fr": #""%lldème, n%lld""#, "pt-BR": #""%lldª""#]),
            .texts(["en": #""%lld times""#, "de": #""%lldfach""#, "eo": #""%lldj""#]),
            .texts(["en": #""%@s""#, "de": #""Alle%@""#]),
            .texts(["en": #""Off""#, "de": #""Um 50%der""#]),
        ],
        failing: [
            .texts(["en": #""Sent by %@""#, "de": #"↓"Gesendet von%@""#, "it": #"↓"%@è stato inviato""#]),
            .texts(["en": #""Version %@""#, "fi": #"↓"Versio%@""#]),
            .texts(["en": #""%lld members""#, "nl": #"↓"%lldleden""#, "ru": #"↓"Всего%lld участников""#]),
        ]
    )

    static let interest = UnitInterest.percent

    func check(_ unit: UnitContext, into findings: inout FindingSink) {
        guard let source = unit.sourceText, let code = unit.language.code,
            let glued = GluedSpecifier(in: unit.text, source: source, language: code), unit.isInUse
        else { return }
        findings.add(
            "write \(Quotation.of(glued.spaced)) for \(Quotation.of(glued.written)): \(Quotation.besideSource(unit))",
            at: unit.text.location, language: unit.language.tag, part: unit.path)
    }
}
