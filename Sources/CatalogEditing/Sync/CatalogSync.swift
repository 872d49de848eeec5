import CatalogCore
import CatalogRuntime

/// The changes that update a catalog to the strings that Apple's compiler extracted, like `xcstringstool sync`.
public struct CatalogSync: Sendable {
    /// The changes: new keys in alphabetical order, then changed and removed keys.
    public let changes: [KeyChange]

    /// Compares a catalog with extracted strings.
    ///
    /// Of the extracted strings, only those of the table with the catalog's name are used.
    ///
    /// - Parameter marksStale: whether to update keys that the compiler did not find: mark translated ones as stale and
    ///   remove the others.
    public init(_ catalog: Catalog, _ strings: [CompilerStrings], marksStale: Bool = true) {
        guard let source = catalog.sourceLanguage else {
            changes = []
            return
        }
        var uses = Dictionary(grouping: strings.flatMap { $0.tables[catalog.name] ?? [] }) { Array($0.key.utf8) }
        Self.settle(&uses, by: catalog)
        var changes: [KeyChange] = []
        let doubled = catalog.doubledKeys
        for index in 0..<catalog.entryCount {
            let key = Array(catalog.key(at: index).utf8)
            let found = uses.removeValue(forKey: key)
            // For duplicate entries, the intended one is unknown.
            guard !doubled.contains(key) else { continue }
            let entry = catalog.entry(at: index)
            if let found {
                guard entry.extractionState != .manual else { continue }
                changes += [Self.text(found, key: entry.key.string).update(of: entry, source)].compactMap { $0 }
            } else if marksStale {
                changes += [VanishedKey.change(of: entry)].compactMap { $0 }
            }
        }
        let new = uses.values.map { Self.text($0, key: $0[0].key) }.sorted { $0.key < $1.key }
        self.changes = new.map { KeyChange($0.key, .add(Self.additions($0, source))) } + changes
    }

    /// Replaces keys with an unknown format specifier by the key of the catalog that differs only in specifiers.
    ///
    /// Otherwise, the catalog would get a second key, and the translations of the first would become stale.
    private static func settle(_ uses: inout [[UInt8]: [CompilerStrings.Use]], by catalog: Catalog) {
        let open = uses.filter { $0.value.allSatisfy(\.hasOpenSpecifier) }
        guard !open.isEmpty else { return }
        let keys = (0..<catalog.entryCount).map { catalog.key(at: $0).string }
        let known = Set(keys.map { Array($0.utf8) })
        let byForm = Dictionary(grouping: keys, by: SpecifierForm.init)
        for (key, group) in open where !known.contains(key) {
            guard let same = byForm[SpecifierForm(group[0].key)], same.count == 1 else { continue }
            uses[key] = nil
            uses[Array(same[0].utf8), default: []] += group
        }
    }

    /// Returns the combined data of all uses of a key.
    private static func text(_ uses: [CompilerStrings.Use], key: String) -> ExtractedText {
        ExtractedText(
            key: key, comment: ExtractedText.comment(of: uses.lazy.map(\.comment)),
            text: uses.lazy.compactMap(\.value).first)
    }

    /// Returns the changes for a new entry.
    ///
    /// A key with several arguments gets a source text with numbered specifiers.
    private static func additions(_ text: ExtractedText, _ source: LanguageTag) -> [EntryChange] {
        guard text.text == nil, let numbered = numbered(text.key) else { return text.additions(source) }
        return text.additions(source) + [.text(source, .whole, numbered, .new)]
    }

    /// Returns a key with numbered specifiers, so that translations can reorder the arguments.
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

extension CompilerStrings.Use {
    /// Whether the format specifier of a value in the key is unknown.
    fileprivate var hasOpenSpecifier: Bool { uncertain ?? false || key.contains(SpecifierForm.unknown) }
}

/// A key without the kinds of its format specifiers.
private struct SpecifierForm: Hashable {
    /// The specifier that Apple's reader of source files writes, which does not know types.
    static let unknown = "%arg"

    private let bytes: [UInt8]

    init(_ key: String) {
        let typed = Array(key.replacing(Self.unknown, with: "%@").utf8)
        var bytes = typed
        for specifier in FormatString(utf8: typed[...]).specifiers.reversed() {
            bytes.replaceSubrange(specifier.range, with: [0])
        }
        self.bytes = bytes
    }
}
