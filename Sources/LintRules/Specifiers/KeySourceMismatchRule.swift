import CatalogCore
import CatalogLint

/// Finds source texts that take other arguments than their keys.
struct KeySourceMismatchRule: ArgumentRule {
    static let description = RuleDescription(
        id: "key-source-mismatch",
        category: .specifiers,
        summary: "the source text takes other arguments than its key",
        rationale: """
            The key holds what the code passes, since the compiler made it so; a source text that takes anything \
            else shows nonsense or crashes. Keys without specifiers say nothing of arguments.
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

    func message(_ defect: ArgumentDefect) -> String {
        let found = defect.found.isEmpty ? "nothing" : WordList.of(defect.found)
        return "the text takes \(found) and its key \(WordList.of(defect.expected)): \(defect.texts)"
    }
}
