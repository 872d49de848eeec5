import CatalogCore
import CatalogLint

/// Finds texts that skip the number of an argument.
struct PositionGapRule: ArgumentRule {
    static let description = RuleDescription(
        id: "position-gap",
        category: .specifiers,
        summary: "the number of an argument is skipped",
        rationale: """
            Arguments are read in sequence, by the types in the text, so an argument without a specifier is not \
            skipped. In “%1$@ %3$@” the specifier `%3$@` gets the second argument. `specifier-missing` reports it if \
            the source has the skipped argument.
            """,
        severity: .error,
        impact: .breaks,
        scope: .entry,
        passing: [
            .texts(key: "home.three", ["en": #""%1$@, %2$@ and %3$@""#, "pt-BR": #""%3$@, %2$@ e %1$@""#])
        ],
        failing: [
            .texts(key: "home.two", ["en": #"↓"%1$@ and %3$@""#]),
            .texts(key: "home.one", ["en": #""%1$@""#, "pt-BR": #"↓"%1$@ e %3$@""#]),
        ]
    )

    static let kind = ArgumentDefect.Kind.gap

    func message(_ defect: ArgumentDefect) -> FindingMessage {
        let skipped = WordList.of(defect.expected)
        return defect.expected.count == 1
            ? "\(skipped) is skipped, so later specifiers read the wrong argument: \(defect.texts)"
            : "\(skipped) are skipped, so later specifiers read the wrong argument: \(defect.texts)"
    }
}
