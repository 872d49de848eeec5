import CatalogCore

/// A key with its texts as tools show it, in the form that `add` and `set` take.
struct KeyRow {
    /// The row.
    let fragment: DocumentFragment

    /// Makes a row of an item of `fitloc list --format json`.
    init(_ item: DocumentFragment) {
        let texts = item["texts"]?.elements ?? []
        let values = texts.compactMap { text in
            text["text"].map { DocumentFragment.Member(text.place, $0) }
        }
        let states = texts.compactMap { text -> DocumentFragment.Member? in
            guard let state = text["state"], state.text != "translated" else { return nil }
            return DocumentFragment.Member(text.place, state)
        }
        fragment = .compact([
            "key": item["key"], "path": item["path"], "comment": item["comment"],
            "values": .object(values), "state": .object(states),
        ])
    }
}
