import CatalogCore
import CatalogRuntime

/// The text that generated code hands to `CatalogTable`: all that a catalog says in all its languages.
///
/// It is made for being read at once and in part: lists with the places of their parts, in numbers of few characters
/// that need no escape in a Swift literal. Format specifiers were found and their arguments counted beforehand, as Xcode
/// does when it compiles a catalog (`docs/formats.md` §5), so that no format is parsed in a running app.
package struct TableEncoding: Sendable {
    /// The encoded table, not yet escaped for a Swift literal.
    package let text: String
    /// The languages that it has, the source language first, then by spelling.
    package let languages: [LanguageTag]

    /// Encodes the given entries, in their order: an entry's place is its index for `LocalizedString`.
    ///
    /// A key whose source text is missing is its own source text. A unit in state `new` counts if it has a text: Xcode
    /// leaves those of the source language out of what it compiles because the code has the same text as default value,
    /// and generated code has none but this. An empty one is a translation that nobody has begun, and is missing.
    ///
    /// - Parameters:
    ///   - name: the table's name, without `.xcstrings`.
    ///   - sourceLanguage: the language that a missing text falls back on; English where the catalog has none.
    package init(name: String, sourceLanguage: LanguageTag?, entries: [Entry]) {
        let source = sourceLanguage ?? "en"
        var found: Set<LanguageTag> = []
        for entry in entries { found.formUnion(entry.localizations.map(\.language)) }
        let languages = [source] + found.subtracting([source]).sorted()
        self.languages = languages
        let encoders = entries.map { EntryEncoder($0, source: source) }
        var root = EncodedBytes(EncodedMark.version)
        let contents = languages.map { language in
            Self.list(encoders.map { $0.content(in: language) })
        }
        let tags = Self.list(languages.map { Array($0.spelling.utf8) })
        let keys = Self.list(encoders.map(\.key))
        root.append(list: [Array(name.utf8), tags, keys] + contents)
        text = String(decoding: root.bytes, as: UTF8.self)
    }

    /// Encodes the entries of a table at `indices`, or all of them.
    package init(_ table: some StringTable, indices: [Int]? = nil) {
        let entries = (indices ?? Array(0..<table.entryCount)).map { table.entry(at: $0) }
        self.init(name: table.name, sourceLanguage: table.sourceLanguage, entries: entries)
    }

    private static func list(_ parts: [[UInt8]]) -> [UInt8] {
        var list = EncodedBytes()
        list.append(list: parts)
        return list.bytes
    }
}
