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
            the arguments in sequence, which is right only if the sentence has the same order: a note. `%1@` for `%1$@` is \
            a warning, because its 1 is a width.
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
            .texts(key: "chat.sent", ["en": #""%1$@ sent %2$@""#, "pt-BR": #"↓"%@ enviou %@""#]),
            .texts(key: "chat.sent", ["en": #""%1$@ sent %2$@""#, "pt-BR": #"↓"%1@ enviou %2@""#]),
        ]
    )

    static let kind = ArgumentDefect.Kind.droppedPositions

    func message(_ defect: ArgumentDefect) -> FindingMessage {
        let unmarked = unmarked(defect)
        guard unmarked.isEmpty else {
            let pairs = unmarked.map { found, expected -> FindingMessage in "\(expected) for \(found)" }
            return "write \(WordList.of(pairs)), because a number without $ is a width: \(defect.texts)"
        }
        return """
            the source numbers its specifiers, and this text does not; write \(WordList.of(defect.expected)): \
            \(defect.texts)
            """
    }

    func limit(_ defect: ArgumentDefect) -> Severity { unmarked(defect).isEmpty ? .note : .error }

    /// The specifiers with a number but without `$`, each with the right one.
    ///
    /// The 1 in `%1@` is a width, not a number: the argument is taken by its position.
    private func unmarked(_ defect: ArgumentDefect) -> [(found: String, expected: String)] {
        zip(defect.actual, defect.expected).filter { $0 == $1.replacing("$", with: "") && $0 != $1 }
    }
}
