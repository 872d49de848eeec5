import CatalogCore
import CatalogLint

/// Finds texts that leave out an argument.
struct SpecifierMissingRule: ArgumentRule {
    static let description = RuleDescription(
        id: "specifier-missing",
        category: .specifiers,
        summary: "an argument of the source text does not appear",
        rationale: """
            What the code passes, a name or an amount, is not shown in that language; and where the specifiers \
            have no numbers, those behind the missing one read the wrong argument and may crash. The number of a \
            plural case is left to plural-drops-number, and a case for zero may be another sentence.
            """,
        severity: .error,
        impact: .misleads,
        scope: .entry,
        passing: [
            .texts(key: "groups.joined", ["en": #""%1$@ joined %2$@""#, "ja": #""%2$@に%1$@さんが参加しました""#]),
            .entries(
                """
                    "home.streak" : { "localizations" : {
                      "en" : { "variations" : { "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld day in %@" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days in %@" } } } } },
                      "pt-BR" : { "variations" : { "plural" : {
                        "zero" : { "stringUnit" : { "state" : "translated", "value" : "Nada ainda" } },
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "Um dia em %2$@" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld dias em %@" } } } } } } }
                """),
        ],
        failing: [
            .texts(key: "chat.sent", ["en": #""%@ sent %@""#, "pt-BR": #"↓"%@ enviou""#]),
            .texts(key: "Added %lld items", ["pt-BR": #"↓"Adicionado""#]),
            .entries(
                """
                    "home.goal" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "%lld of %lld steps" } },
                      "pt-BR" : { "variations" : { "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "%1$lld de %2$lld passo" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : ↓"%1$lld passos" } } } } } } }
                """),
        ]
    )

    static let kind = ArgumentDefect.Kind.missing

    func message(_ defect: ArgumentDefect) -> String {
        "\(WordList.of(defect.found)) \(defect.found.count == 1 ? "is" : "are") missing: \(defect.texts)"
    }
}
