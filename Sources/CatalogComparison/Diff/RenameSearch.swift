import CatalogCore
import CatalogRuntime

/// Finds which of the keys that came in are keys that went, under another name: those with the same texts in the same
/// languages.
///
/// A key without a text says too little. Where several have the same texts, those with the same comment go together
/// first, then by order.
struct RenameSearch {
    /// What a key was called before, by its new name.
    private(set) var oldKeys: [String: ComparedEntry] = [:]

    /// - Parameter source: the source language, in which a key without a text is its own.
    init(from gone: [ComparedEntry], to added: [ComparedEntry], source: LanguageTag?) {
        // A key that was its own text may have kept it as a text, or another key is the text now.
        find(gone, added) { $0.texts(with: source?.canonical) }
        find(gone, added) { $0.texts(with: nil) }
    }

    private mutating func find(
        _ gone: [ComparedEntry], _ added: [ComparedEntry], by texts: (ComparedEntry) -> [ComparedEntry.Spot: String]
    ) {
        let known = Set(oldKeys.values.map(\.key))
        var candidates = Dictionary(grouping: gone.filter { !known.contains($0.key) }, by: texts)
        candidates[[:]] = nil
        for isStrict in [true, false] {
            for entry in added where oldKeys[entry.key] == nil {
                let wanted = texts(entry)
                let index = candidates[wanted]?.firstIndex { !isStrict || $0.comment == entry.comment }
                guard let index else { continue }
                oldKeys[entry.key] = candidates[wanted]?.remove(at: index)
            }
        }
    }
}

extension ComparedEntry {
    /// The texts, with the key in a language where it stands for one that is not there.
    fileprivate func texts(with source: LanguageTag?) -> [Spot: String] {
        var texts = values.mapValues(\.text)
        if let source, !spots.contains(where: { $0.language == source }) {
            texts[Spot(language: source, part: .whole)] = key
        }
        return texts
    }
}
