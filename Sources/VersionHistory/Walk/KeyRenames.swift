import CatalogCore
import CatalogRuntime

/// Finds keys that a version renamed: pairs of a removed and an added key with the same texts in the same languages.
///
/// If several keys have the same texts, those with the same comment are paired first, then the others by name.
struct KeyRenames {
    /// The old key for each new key.
    private(set) var oldKeys: [String: String] = [:]

    /// - Parameter source: the source language of a catalog, in which a key without a text is its own text; nil if keys
    ///   are not texts.
    init(
        from gone: [(key: String, content: EntryContent)], to added: [(key: String, content: EntryContent)],
        source: LanguageTag?
    ) {
        guard !gone.isEmpty, !added.isEmpty else { return }
        // Also compares with the key in place of a missing source text, because a rename can add or remove the source
        // text.
        for language in source == nil ? [nil] : [source, nil] {
            find(gone.sorted { $0.key < $1.key }, added.sorted { $0.key < $1.key }, source: language)
        }
    }

    private mutating func find(
        _ gone: [(key: String, content: EntryContent)], _ added: [(key: String, content: EntryContent)],
        source: LanguageTag?
    ) {
        var candidates: [[TextLocation: String]: [(key: String, content: EntryContent)]] = [:]
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
