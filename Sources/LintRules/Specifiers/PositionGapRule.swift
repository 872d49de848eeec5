import CatalogCore
import CatalogLint

/// Finds texts that skip the number of an argument.
struct PositionGapRule: ArgumentRule {
    static let description = RuleDescription(
        id: "position-gap",
        category: .specifiers,
        summary: "a number of an argument is skipped",
        rationale: """
            Arguments are read one after the other by the kinds that the text names, so that one without a \
            specifier is not skipped: in “%1$@ %3$@” the third specifier gets the second argument. Where the \
            source has the skipped argument it is specifier-missing.
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

    func message(_ defect: ArgumentDefect) -> String {
        let verb = defect.expected.count == 1 ? "is" : "are"
        return "\(WordList.of(defect.expected)) \(verb) skipped, so that what follows reads the wrong argument: "
            + defect.texts
    }
}
