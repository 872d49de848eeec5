import CatalogCore
import CatalogRuntime

/// Finds which of the keys that came in with a version are keys that went with it, under another name: those with the
/// same texts in the same languages.
///
/// Where several have the same texts, those with the same comment go together first, then by name.
struct KeyRenames {
    /// What a key was called before, by its new name.
    private(set) var oldKeys: [String: String] = [:]

    /// - Parameter source: the source language of a catalog, in which a key without a text is its own; nil where keys
    ///   are no texts.
    init(
        from gone: [(key: String, content: EntryContent)], to added: [(key: String, content: EntryContent)],
        source: LanguageTag?
    ) {
        guard !gone.isEmpty, !added.isEmpty else { return }
        // A key that was its own text may have kept it as a text, or another key is the text now.
        for language in source == nil ? [nil] : [source, nil] {
            find(gone.sorted { $0.key < $1.key }, added.sorted { $0.key < $1.key }, source: language)
        }
    }

    private mutating func find(
        _ gone: [(key: String, content: EntryContent)], _ added: [(key: String, content: EntryContent)],
        source: LanguageTag?
    ) {
        var candidates: [[TextSpot: String]: [(key: String, content: EntryContent)]] = [:]
        let known = Set(oldKeys.values)
        for (key, content) in gone where !known.contains(key) {
            guard let texts = content.texts(of: key, with: source) else { continue }
            candidates[texts, default: []].append((key, content))
        }
        for isStrict in [true, false] {
            for (key, content) in added where oldKeys[key] == nil {
                guard let texts = content.texts(of: key, with: source) else { continue }
                let index = candidates[texts]?.firstIndex { !isStrict || $0.content.comment == content.comment }
                guard let index else { continue }
                oldKeys[key] = candidates[texts]?.remove(at: index).key
            }
        }
    }
}
