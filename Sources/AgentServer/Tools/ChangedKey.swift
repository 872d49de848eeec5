import CatalogCore

/// The changes to one key, in the form of `add` and `set`.
struct ChangedKey {
    private let head: DocumentFragment
    private var texts: [DocumentFragment] = []

    /// Groups changes by key.
    static func all(in changes: [DocumentFragment]) -> [ChangedKey] {
        var found: [ChangedKey] = []
        for change in changes {
            let head = change.picking("op", "key", "path")
            if change["language"] != nil, found.last?.head.picking("op", "key", "path") == head {
                found[found.count - 1].texts.append(change)
            } else {
                let isText = change["language"] != nil
                // The line number is useful for code, but not for changes from the agent's own list.
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
        let values = texts.map { DocumentFragment.Member($0.location, $0["text"] ?? .null) }
        let states = texts.compactMap { text -> DocumentFragment.Member? in
            guard let state = text["state"], state.text != "translated" else { return nil }
            return DocumentFragment.Member(text.location, state)
        }
        let more = DocumentFragment.compact(["values": .object(values), "state": .object(states)])
        return .object(head.members + more.members)
    }
}
