import CatalogCore
import CatalogLint

/// Finds texts in which only some specifiers have a number.
struct MixedPositionalRule: ArgumentRule {
    static let description = RuleDescription(
        id: "mixed-positional",
        category: .specifiers,
        summary: "some specifiers have a number and others do not",
        rationale: """
            Specifiers without a number are counted separately: in “%1$@ %@” both take the first argument. Where each \
            argument is taken once nevertheless, as in “%@ %2$@”, it is a note. \
            Substitutions do not count, because Xcode numbers them when it compiles.
            """,
        severity: .error,
        impact: .breaks,
        scope: .entry,
        fix: .review,
        passing: [
            .texts(key: "home.both", ["en": #""%@ and %@""#, "pt-BR": #""%1$@ e %2$@""#])
        ],
        failing: [
            .texts(key: "chat.sent", ["en": #""%1$@ sent %2$@""#, "pt-BR": #"↓"%1$@ enviou %@""#]),
            .texts(key: "chat.sent", ["en": #""%@ sent %@""#, "pt-BR": #"↓"%@ enviou %2$@""#]),
        ]
    )

    static let kind = ArgumentDefect.Kind.mixedPositions

    func message(_ defect: ArgumentDefect) -> FindingMessage {
        "only some of \(WordList.of(defect.actual)) have a number; number all of them: \(defect.texts)"
    }

    func limit(_ defect: ArgumentDefect) -> Severity { defect.takesEachOnce ? .note : .error }
}
