import CatalogCore
import CatalogLint

/// Finds texts that take an argument that the source does not have.
struct SpecifierExtraRule: ArgumentRule {
    static let description = RuleDescription(
        id: "specifier-extra",
        category: .specifiers,
        summary: "a text takes an argument that the source text does not take",
        rationale: """
            The code passes nothing for it, so the app shows whatever is in memory, or crashes. Percent signs in texts \
            that are never formatted, such as “100% free”, are not specifiers.
            """,
        severity: .error,
        impact: .breaks,
        scope: .entry,
        passing: [
            .texts(key: "input.kind", ["en": #""Numeric %""#, "sv": #""Numeriskt %-tal""#]),
            .texts(
                key: "shop.sale",
                [
                    "en": #""Save 50% today""#, "de": #""Spare heute 50%""#, "fr": #""Économisez 50 % de plus""#,
                    "tr": #""Bugün %50 indirim""#,
                ]),
            .texts(key: "plan.again", ["en": #""%1$@ and %1$@ again""#, "pt-BR": #""%1$@ outra vez""#]),
            .entries(
                """
                    "home.days" : { "localizations" : {
                      "en" : { "variations" : { "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "Day" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "Days" } } } } },
                      "pt-BR" : { "variations" : { "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld dia" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld dias" } } } } } } }
                """),
        ],
        failing: [
            .texts(key: "home.welcome", ["en": #""Welcome back""#, "pt-BR": #"↓"Boas-vindas, %@""#]),
            .texts(key: "%lld steps", ["pt-BR": #"↓"%lld de %lld passos""#]),
        ]
    )

    static let kind = ArgumentDefect.Kind.extra

    func message(_ defect: ArgumentDefect) -> FindingMessage {
        "the source has no argument for \(WordList.of(defect.actual)): \(defect.texts)"
    }
}
