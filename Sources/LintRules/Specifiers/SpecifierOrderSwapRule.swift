import CatalogCore
import CatalogLint

/// Finds specifiers without numbers in another order than those of the source.
struct SpecifierOrderSwapRule: ArgumentRule {
    static let description = RuleDescription(
        id: "specifier-order-swap",
        category: .specifiers,
        summary: "specifiers without numbers are in another order than in the source text",
        rationale: """
            Without numbers the first specifier takes the first argument, whatever the order of the sentence. Here \
            each reads an argument of another type, which shows nonsense or crashes. With numbers, as in %2$@, any \
            order works.
            """,
        severity: .error,
        impact: .breaks,
        scope: .entry,
        fix: .review,
        passing: [
            .texts(key: "home.streak", ["en": #""%lld days in %@""#, "ja": #""%2$@で%1$lld日""#]),
            .texts(key: "home.both", ["en": #""%@ and %@""#, "pt-BR": #""%@ e %@""#]),
        ],
        failing: [
            .texts(key: "home.streak", ["en": #""%lld days in %@""#, "pt-BR": #"↓"Em %@, %lld dias""#]),
            .texts(key: "%d × %@", ["pt-BR": #"↓"%@ (%d)""#]),
        ]
    )

    static let kind = ArgumentDefect.Kind.orderSwap

    func message(_ defect: ArgumentDefect) -> FindingMessage {
        """
        the specifiers are in another order than in the source; write \(WordList.of(defect.expected)): \
        \(defect.texts)
        """
    }
}
