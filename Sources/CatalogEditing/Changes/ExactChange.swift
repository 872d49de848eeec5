import CatalogCore

/// A change of a key that is compared by the bytes of its key, parts and texts.
///
/// `KeyChange` treats canonically equivalent texts as equal, and a table can have two such keys.
struct ExactChange: Hashable {
    private let change: KeyChange

    /// Creates an exact change.
    init(_ change: KeyChange) {
        self.change = change
    }

    private var texts: [ExactText] { ([change.key] + change.kind.texts).map { ExactText($0) } }

    static func == (left: ExactChange, right: ExactChange) -> Bool {
        left.change == right.change && left.texts == right.texts
    }

    /// Hashes the key, because few changes are about the same one.
    func hash(into hasher: inout Hasher) { hasher.combine(ExactText(change.key)) }
}

extension KeyChange.Kind {
    /// The texts that the change names, in its order.
    fileprivate var texts: [String] {
        switch self {
        case .add(let changes), .change(let changes, marksTranslations: _): changes.flatMap(\.texts)
        case .insert(let fragment): [fragment.json]
        case .rename(let name): [name]
        case .remove: []
        }
    }
}

extension EntryChange {
    /// The part and the text that the change names.
    fileprivate var texts: [String] {
        switch self {
        case .text(_, let part, let text, _), .fill(_, let part, let text, _), .accepted(_, let part, let text):
            [part.description, text]
        case .expected(_, let part, let text): [part.description, text ?? ""]
        case .state(_, let part, _, from: _), .unset(_, let part): [part?.description ?? ""]
        case .comment(let comment): [comment]
        case .shouldTranslate, .extraction: []
        }
    }
}
