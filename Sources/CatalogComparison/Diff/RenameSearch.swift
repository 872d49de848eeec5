import CatalogCore
import CatalogRuntime

/// Finds renamed keys: pairs of a removed and an added key with the same texts in the same languages.
///
/// Keys are not paired if neither has a text. If several keys have the same texts, those with the same comment are
/// paired first, then the others in order.
struct RenameSearch {
    /// The old entry for each new key.
    private var oldEntries: [ExactText: ComparedEntry] = [:]
    /// The old keys.
    private var oldKeys: Set<ExactText> = []

    /// - Parameter source: the source language, in which a key without a text is its own text.
    init(from gone: [ComparedEntry], to added: [ComparedEntry], source: LanguageTag?) {
        // Also compares with the key in place of a missing source text, because a rename can add or remove the source
        // text.
        find(gone, added) { $0.texts(with: source?.canonical) }
        find(gone, added) { $0.texts(with: nil) }
    }

    /// Returns the entry that became a new key; nil if the key was not renamed.
    func oldEntry(of key: String) -> ComparedEntry? { oldEntries[ExactText(key)] }

    /// Returns whether a removed key was renamed.
    func isRenamed(_ key: String) -> Bool { oldKeys.contains(ExactText(key)) }

    private mutating func find(
        _ gone: [ComparedEntry], _ added: [ComparedEntry],
        by texts: (ComparedEntry) -> [ComparedEntry.TextLocation: String]
    ) {
        var candidates = Dictionary(grouping: gone.filter { !isRenamed($0.key) }, by: texts)
        candidates[[:]] = nil
        for isStrict in [true, false] {
            for entry in added where oldEntry(of: entry.key) == nil {
                let wanted = texts(entry)
                let index = candidates[wanted]?.firstIndex { !isStrict || $0.comment == entry.comment }
                guard let index, let old = candidates[wanted]?.remove(at: index) else { continue }
                oldEntries[ExactText(entry.key)] = old
                oldKeys.insert(ExactText(old.key))
            }
        }
    }
}

extension ComparedEntry {
    /// Returns the texts by location.
    ///
    /// In the source language, the key replaces a missing text.
    fileprivate func texts(with source: LanguageTag?) -> [TextLocation: String] {
        var texts = values.mapValues(\.text)
        if let source, !locations.contains(where: { $0.language == source }) {
            texts[TextLocation(language: source, part: .whole)] = key
        }
        return texts
    }
}
