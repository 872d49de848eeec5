import CatalogCore
import CatalogLint

/// Finds texts that read fewer or more bytes of a number than the source does.
struct SpecifierWidthMismatchRule: ArgumentRule {
    static let description = RuleDescription(
        id: "specifier-width-mismatch",
        category: .specifiers,
        summary: "a text reads a number with another width than the source text does",
        rationale: """
            Large numbers are cut off: %d reads 32 of the 64 bits of a Swift Int, which is %lld or %ld. The sign \
            does not matter here.
            """,
        severity: .warning,
        impact: .misleads,
        scope: .entry,
        fix: .safe,
        fixLimits:
            "Only with `--unsafe` where the source reads fewer bits than the text: then it may be what is wrong.",
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

    func message(_ defect: ArgumentDefect) -> String {
        "\(WordList.of(defect.found)) must be \(WordList.of(defect.expected)), or large numbers are cut off: "
            + defect.texts
    }
}
