import CatalogCore
import CatalogLint

/// Finds source texts that take other arguments than their keys.
struct KeySourceMismatchRule: ArgumentRule {
    static let description = RuleDescription(
        id: "key-source-mismatch",
        category: .specifiers,
        summary: "the source text takes other arguments than its key",
        rationale: """
            The key has the arguments that the code passes, because the compiler generated it. A source text that \
            takes others shows nonsense or crashes. The rule ignores keys without specifiers, because their arguments \
            are unknown.
            """,
        severity: .error,
        impact: .breaks,
        scope: .entry,
        passing: [
            .texts(key: "home.days", ["en": #""%lld days""#]),
            .texts(key: "%lld in %@", ["en": #""%2$@: %1$lld""#]),
            .entries(
                """
                    "%lld days" : { "localizations" : {
                      "en" : { "variations" : { "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : "One day" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld days" } } } } } } }
                """),
        ],
        failing: [
            .texts(key: "%lld days", ["en": #"↓"%@ days""#]),
            .texts(key: "%lld of %@", ["en": #"↓"Everything of %@""#, "pt-BR": #""%1$lld de %2$@""#]),
        ]
    )

    static let kind = ArgumentDefect.Kind.keyMismatch

    func message(_ defect: ArgumentDefect) -> FindingMessage {
        let (found, expected) = (WordList.of(defect.actual), WordList.of(defect.expected))
        return defect.actual.isEmpty
            ? "the text takes no arguments, but its key takes \(expected): \(defect.texts)"
            : "the text takes \(found), but its key takes \(expected): \(defect.texts)"
    }
}
