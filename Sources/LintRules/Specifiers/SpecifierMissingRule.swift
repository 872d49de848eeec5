import CatalogCore
import CatalogLint

/// Finds texts that lack an argument of the source.
struct SpecifierMissingRule: ArgumentRule {
    static let description = RuleDescription(
        id: "specifier-missing",
        category: .specifiers,
        summary: "an argument of the source text is missing",
        rationale: """
            The language does not show a value that the code passes, such as a name or an amount. If the specifiers \
            have no numbers, those after the missing one read the wrong argument and may crash. `plural-drops-number` \
            reports a missing number in a plural form. A form for zero may be a different sentence. If a translation \
            refers to some of the substitutions of its source, `substitution-set-differs` reports the others.
            """,
        severity: .error,
        impact: .misleads,
        scope: .entry,
        passing: [
            .texts(
                key: "files.found", ["en": #""%lld file%@ found""#, "ko": #""파일 %lld개""#, "de": #""%lld Dateien""#]),
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
            .texts(key: "build.version", ["en": #""v%@, build %lld""#, "de": #"↓"Fassung, Bau %lld""#]),
            .texts(key: "files.of", ["en": #""File %@ of %lld""#, "de": #"↓"Datei von %lld""#]),
            .texts(key: "chat.sent", ["en": #""%@ sent %@""#, "pt-BR": #"↓"%@ enviou""#]),
            .texts(key: "Added %lld items", ["pt-BR": #"↓"Adicionado""#]),
            .entry([
                "\"en\" : { "
                    + RuleExample.sentence(
                        "%#@sets@ left",
                        [RuleExample.substitution("sets", 1, ["one": "%arg set", "other": "%arg sets"])]) + " }",
                "\"pt-BR\" : { \(RuleExample.unit("Faltam séries", mark: true)) }",
            ]),
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

    func message(_ defect: ArgumentDefect) -> FindingMessage {
        defect.actual.count == 1
            ? "\(WordList.of(defect.actual)) is missing: \(defect.texts)"
            : "\(WordList.of(defect.actual)) are missing: \(defect.texts)"
    }
}
