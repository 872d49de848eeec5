import CatalogCore

/// Finds which of the keys that came in with a version are keys that went with it, under another name: those with the
/// same texts in the same languages.
///
/// Where several have the same texts, those with the same comment go together first, then by name.
struct KeyRenames {
    /// What a key was called before, by its new name.
    private(set) var oldKeys: [String: String] = [:]

    init(from gone: [(key: String, content: EntryContent)], to added: [(key: String, content: EntryContent)]) {
        guard !gone.isEmpty, !added.isEmpty else { return }
        var candidates: [[TextSpot: String]: [(key: String, content: EntryContent)]] = [:]
        for (key, content) in gone.sorted(by: { $0.key < $1.key }) {
            guard let texts = content.texts else { continue }
            candidates[texts, default: []].append((key, content))
        }
        for isStrict in [true, false] {
            for (key, content) in added.sorted(by: { $0.key < $1.key }) where oldKeys[key] == nil {
                guard let texts = content.texts else { continue }
                let index = candidates[texts]?.firstIndex { !isStrict || $0.content.comment == content.comment }
                guard let index else { continue }
                oldKeys[key] = candidates[texts]?.remove(at: index).key
            }
        }
    }
}
