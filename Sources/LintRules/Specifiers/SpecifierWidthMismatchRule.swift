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
            type is signed does not matter here. A specifier in the name of an identifier, as in `days.count_%d`, is \
            no argument.
            """,
        severity: .warning,
        impact: .misleads,
        scope: .entry,
        fix: .safe,
        fixLimits: """
            Where the text reads more bits than the source, the source may be wrong, so there is no fix. A text in the \
            source language is not fixed either.
            """,
        passing: [
            .texts(key: "home.days", ["en": #""%lld days""#, "pt-BR": #""%ld dias""#]),
            .texts(key: "run.length", ["en": #""%.1f km""#, "pt-BR": #""%.2f km""#]),
            .texts(key: "days.count_%d", ["en": #""%li days""#, "pt-BR": #""%li dias""#]),
        ],
        failing: [
            .texts(key: "home.days", ["en": #""%lld days""#, "pt-BR": #"↓"%d dias""#]),
            .texts(key: "home.weeks", ["en": #""%d weeks""#, "pt-BR": #"↓"%li semanas""#]),
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
        let (found, expected) = (WordList.of(defect.actual), WordList.of(defect.expected))
        let isOne = defect.actual.count == 1
        guard !defect.readsMore else {
            return isOne
                ? "\(found) reads more bits than \(expected); write in both what fits the number in code: \(defect.texts)"
                : "\(found) read more bits than \(expected); write in both what fits the number in code: \(defect.texts)"
        }
        return isOne
            ? "\(found) cuts off large numbers; write \(expected): \(defect.texts)"
            : "\(found) cut off large numbers; write \(expected): \(defect.texts)"
    }
}
