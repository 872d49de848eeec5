import CatalogCore
import CatalogLint

/// Finds texts whose specifiers have no numbers although the source numbers them.
struct DroppedSpecifierPositionRule: ArgumentRule {
    static let description = RuleDescription(
        id: "dropped-specifier-position",
        category: .specifiers,
        summary: "the source numbers its specifiers and the text does not",
        rationale: """
            The source numbers them so that a translation may put them in another order. Without numbers they \
            are taken one after the other, which is right only as long as the sentence has the same order.
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

    func message(_ defect: ArgumentDefect) -> String {
        // `%1@` is no number but a width: the argument is taken by its place.
        let unmarked = zip(defect.found, defect.expected).filter { $0 == $1.replacing("$", with: "") && $0 != $1 }
        guard unmarked.isEmpty else {
            let pairs = unmarked.map { "\($1) for \($0)" }
            return "write \(WordList.of(pairs)), since a number without $ is a width: \(defect.texts)"
        }
        return "the source numbers its specifiers, \(WordList.of(defect.expected)); here the order of the sentence "
            + "decides: \(defect.texts)"
    }
}
