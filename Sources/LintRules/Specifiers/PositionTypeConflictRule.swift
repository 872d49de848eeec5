import CatalogCore
import CatalogLint

/// Finds texts that read one argument as two different types.
struct PositionTypeConflictRule: ArgumentRule {
    static let description = RuleDescription(
        id: "position-type-conflict",
        category: .specifiers,
        summary: "an argument is read as two different types",
        rationale: """
            An argument is read once, by the type of its last specifier, so the other place shows nonsense or crashes.
            """,
        severity: .error,
        impact: .breaks,
        scope: .entry,
        passing: [
            .texts(key: "home.either", ["en": #""%1$@ or %1$@, %2$d or %2$d""#]),
            .entries(
                """
                    "home.both" : { "localizations" : {
                      "en" : { "stringUnit" : { "state" : "translated", "value" : "%#@days@ in %2$@" },
                        "substitutions" : { "days" : { "argNum" : 1, "formatSpecifier" : "lld",
                          "variations" : { "plural" : {
                          "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg day" } },
                          "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg days" } } } } } } } } }
                """),
        ],
        failing: [
            .texts(key: "home.has", ["en": #"↓"%1$@ has %1$d""#]),
            .texts(key: "home.list", ["en": #""%1$@: %2$d""#, "pt-BR": #"↓"%1$@: %2$d, %2$@""#]),
        ]
    )

    static let kind = ArgumentDefect.Kind.positionConflict

    func message(_ defect: ArgumentDefect) -> FindingMessage {
        let other = defect.expected.first ?? ""
        let position = defect.expected.last ?? ""
        return "argument \(position) is read as \(other) and as \(WordList.of(defect.actual)): \(defect.texts)"
    }
}
