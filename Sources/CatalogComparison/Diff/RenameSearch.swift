import CatalogCore

/// Finds which of the keys that came in are keys that went, under another name: those with the same texts in the same
/// languages.
///
/// A key without a text says too little. Where several have the same texts, those with the same comment go together
/// first, then by order.
struct RenameSearch {
    /// What a key was called before, by its new name.
    private(set) var oldKeys: [String: ComparedEntry] = [:]

    init(from gone: [ComparedEntry], to added: [ComparedEntry]) {
        var candidates = Dictionary(grouping: gone.filter { !$0.values.isEmpty }, by: Self.texts)
        for isStrict in [true, false] {
            for entry in added where !entry.values.isEmpty && oldKeys[entry.key] == nil {
                let texts = Self.texts(of: entry)
                let index = candidates[texts]?.firstIndex { !isStrict || $0.comment == entry.comment }
                guard let index else { continue }
                oldKeys[entry.key] = candidates[texts]?.remove(at: index)
            }
        }
    }

    private static func texts(of entry: ComparedEntry) -> [ComparedEntry.Spot: String] {
        entry.values.mapValues(\.text)
    }
}
