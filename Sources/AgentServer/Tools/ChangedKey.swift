import CatalogCore

/// What becomes of a key, in the form that `add` and `set` take.
struct ChangedKey {
    private let head: DocumentFragment
    private var texts: [DocumentFragment] = []

    /// Puts together what an answer says of each key, text by text.
    static func all(in changes: [DocumentFragment]) -> [ChangedKey] {
        var found: [ChangedKey] = []
        for change in changes {
            let head = change.picking("op", "key", "path")
            if change["language"] != nil, found.last?.head.picking("op", "key", "path") == head {
                found[found.count - 1].texts.append(change)
            } else {
                let isText = change["language"] != nil
                // The line of a change that came in a list tells an agent nothing; that of code does.
                let isCode = change["op"]?.text == "adopt"
                let whole =
                    isCode
                    ? change.picking("op", "key", "to", "path", "line", "text")
                    : change.picking("op", "key", "to", "path", "comment")
                found.append(ChangedKey(head: isText ? head : whole, texts: isText ? [change] : []))
            }
        }
        return found
    }

    /// The key with its texts by language and part.
    var fragment: DocumentFragment {
        let values = texts.map { DocumentFragment.Member($0.place, $0["text"] ?? .null) }
        let states = texts.compactMap { text -> DocumentFragment.Member? in
            guard let state = text["state"], state.text != "translated" else { return nil }
            return DocumentFragment.Member(text.place, state)
        }
        let more = DocumentFragment.compact(["values": .object(values), "state": .object(states)])
        return .object(head.members + more.members)
    }
}
