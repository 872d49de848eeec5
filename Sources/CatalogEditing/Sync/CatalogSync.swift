import CatalogCore
import CatalogRuntime

/// What brings a catalog in line with what Apple's compiler found in code, as `xcstringstool sync` does it.
public struct CatalogSync: Sendable {
    /// The changes: new keys in the order of their spelling, then what changes or goes.
    public let changes: [KeyChange]

    /// Compares a catalog with what the compiler found; the catalog's name says which table of it counts.
    ///
    /// - Parameter marksStale: whether keys that the compiler did not find are marked as stale, or go.
    public init(_ catalog: Catalog, _ strings: [CompilerStrings], marksStale: Bool = true) {
        guard let source = catalog.sourceLanguage else {
            changes = []
            return
        }
        var uses = Dictionary(grouping: strings.flatMap { $0.tables[catalog.name] ?? [] }) { Array($0.key.utf8) }
        var changes: [KeyChange] = []
        let doubled = catalog.doubledKeys
        for index in 0..<catalog.entryCount {
            let key = Array(catalog.key(at: index).utf8)
            let found = uses.removeValue(forKey: key)
            // Nobody can tell which of two entries is meant.
            guard !doubled.contains(key) else { continue }
            let entry = catalog.entry(at: index)
            if let found {
                guard entry.extractionState != .manual else { continue }
                changes += [Self.text(found).update(of: entry, source)].compactMap { $0 }
            } else if marksStale {
                changes += [VanishedKey.change(of: entry)].compactMap { $0 }
            }
        }
        let new = uses.values.map(Self.text).sorted { $0.key < $1.key }
        self.changes = new.map { KeyChange($0.key, .add(Self.additions($0, source))) } + changes
    }

    /// What all uses of a key say of it together: each comment once, a line each.
    private static func text(_ uses: [CompilerStrings.Use]) -> ExtractedText {
        var comments: [String] = []
        for comment in uses.compactMap(\.comment) where !comment.isEmpty && !comments.contains(comment) {
            comments.append(comment)
        }
        return ExtractedText(
            key: uses.first?.key ?? "", comment: comments.isEmpty ? nil : comments.joined(separator: "\n"),
            text: uses.lazy.compactMap(\.value).first)
    }

    /// A new entry; a key that takes several values gets a source text in which they have numbers.
    private static func additions(_ text: ExtractedText, _ source: LanguageTag) -> [EntryChange] {
        guard text.text == nil, let numbered = numbered(text.key) else { return text.additions(source) }
        return text.additions(source) + [.text(source, .whole, numbered, .new)]
    }

    /// A key with numbers for its values, so that translations may put them in another order.
    private static func numbered(_ key: String) -> String? {
        let specifiers = FormatString(key).specifiers
        guard specifiers.count > 1, specifiers.allSatisfy({ $0.position == nil }) else { return nil }
        var bytes = Array(key.utf8)
        for (offset, specifier) in specifiers.enumerated().reversed() {
            bytes.insert(contentsOf: "\(offset + 1)$".utf8, at: specifier.range.lowerBound + 1)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
