import CatalogCore
import CatalogLint

/// Finds texts without specifier numbers although the source has them.
struct DroppedSpecifierPositionRule: ArgumentRule {
    static let description = RuleDescription(
        id: "dropped-specifier-position",
        category: .specifiers,
        summary: "the source numbers its specifiers, but the text does not",
        rationale: """
            The source numbers its specifiers so that a translation may use another order. Without numbers they take \
            the arguments in sequence, which is right only if the sentence has the same order.
            """,
        severity: .warning,
        impact: .misleads,
        scope: .entry,
        fix: .review,
        passing: [
            .texts(key: "chat.sent", ["en": #""%1$@ sent %2$@""#, "pt-BR": #""%2$@ veio de %1$@""#]),
            .texts(key: "home.hello", ["en": #""Hello %1$@""#, "pt-BR": #""Olá, %@""#]),
        ],
        failing: [
            .texts(key: "chat.sent", ["en": #""%1$@ sent %2$@""#, "pt-BR": #"↓"%@ enviou %@""#])
        ]
    )

    static let kind = ArgumentDefect.Kind.droppedPositions

    func message(_ defect: ArgumentDefect) -> FindingMessage {
        // The 1 in `%1@` is a width, not a number: the argument is taken by its position.
        let unmarked = zip(defect.found, defect.expected).filter { $0 == $1.replacing("$", with: "") && $0 != $1 }
        guard unmarked.isEmpty else {
            let pairs = unmarked.map { found, expected -> FindingMessage in "\(expected) for \(found)" }
            return "write \(WordList.of(pairs)), because a number without $ is a width: \(defect.texts)"
        }
        return """
            the source numbers its specifiers, and this text does not; write \(WordList.of(defect.expected)): \
            \(defect.texts)
            """
    }
}
