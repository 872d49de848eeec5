import CatalogCore

/// A key with its texts, in the form of `add` and `set`.
struct KeyAnswer {
    /// The row as JSON.
    let fragment: DocumentFragment

    /// Creates a row from an item of `fitloc list --format json`.
    init(_ item: DocumentFragment) {
        let texts = item["texts"]?.elements ?? []
        let values = texts.compactMap { text in
            text["text"].map { DocumentFragment.Member(text.location, $0) }
        }
        let states = texts.compactMap { text -> DocumentFragment.Member? in
            guard let state = text["state"], state.text != "translated" else { return nil }
            return DocumentFragment.Member(text.location, state)
        }
        fragment = .compact([
            "key": item["key"], "path": item["path"], "comment": item["comment"],
            "values": .object(values), "state": .object(states),
        ])
    }
}
