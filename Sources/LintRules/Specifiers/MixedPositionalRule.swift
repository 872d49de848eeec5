import CatalogCore
import CatalogLint

/// Finds texts in which some specifiers have a number and others have not.
struct MixedPositionalRule: ArgumentRule {
    static let description = RuleDescription(
        id: "mixed-positional",
        category: .specifiers,
        summary: "some specifiers have a number and others have not",
        rationale: """
            Those without a number are counted by themselves: in “%1$@ %@” both take the first argument. \
            Substitutions don't count, since Xcode numbers them when it compiles.
            """,
        severity: .error,
        impact: .breaks,
        scope: .entry,
        fix: .review,
        passing: [
            .texts(key: "home.both", ["en": #""%@ and %@""#, "pt-BR": #""%1$@ e %2$@""#])
        ],
        failing: [
            .texts(key: "chat.sent", ["en": #""%1$@ sent %2$@""#, "pt-BR": #"↓"%1$@ enviou %@""#])
        ]
    )

    static let kind = ArgumentDefect.Kind.mixedPositions

    func message(_ defect: ArgumentDefect) -> String {
        "\(WordList.of(defect.found)) stand together; give each its number: \(defect.texts)"
    }
}
