import CatalogCore
import CatalogLint

/// Finds texts that read a number with fewer or more bytes than the source.
struct SpecifierWidthMismatchRule: ArgumentRule {
    static let description = RuleDescription(
        id: "specifier-width-mismatch",
        category: .specifiers,
        summary: "a text reads a number with another width than the source text does",
        rationale: """
            Large numbers are cut off: %d reads 32 of the 64 bits of a Swift Int, which is %lld or %ld. Whether the \
            type is signed does not matter here.
            """,
        severity: .warning,
        impact: .misleads,
        scope: .entry,
        fix: .safe,
        fixLimits: """
            Needs `--unsafe` if the source reads fewer bits than the text, because then the source may be wrong.
            """,
        passing: [
            .texts(key: "home.days", ["en": #""%lld days""#, "pt-BR": #""%ld dias""#]),
            .texts(key: "run.length", ["en": #""%.1f km""#, "pt-BR": #""%.2f km""#]),
        ],
        failing: [
            .texts(key: "home.days", ["en": #""%lld days""#, "pt-BR": #"↓"%d dias""#]),
            .entries(
                """
                    "%1$@: %2$lld steps" : { "localizations" : {
                      "pt-BR" : { "variations" : { "plural" : {
                        "one" : { "stringUnit" : { "state" : "translated", "value" : ↓"%1$@: %2$d passo" } },
                        "other" : { "stringUnit" : { "state" : "translated", "value" : "%1$@: %2$d passos" } } } } } } }
                """),
        ]
    )

    static let kind = ArgumentDefect.Kind.widthMismatch

    func message(_ defect: ArgumentDefect) -> FindingMessage {
        "\(WordList.of(defect.found)) cuts off large numbers; write \(WordList.of(defect.expected)): \(defect.texts)"
    }
}
