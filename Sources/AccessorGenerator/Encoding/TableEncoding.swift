import CatalogCore
import CatalogRuntime

/// The string that generated code passes to `CatalogTable`.
///
/// It contains all texts of a catalog in all languages.
///
/// The format allows fast and partial reading. Lists contain the positions of their parts, as short numbers without
/// characters that a Swift literal must escape. Format specifiers are located and their arguments numbered beforehand,
/// as in Xcode's compiled catalogs (`docs/formats.md` §5). A running app therefore parses no formats.
package struct TableEncoding: Sendable {
    /// The encoded table, not escaped for a Swift literal.
    package let text: String
    /// The languages, starting with the source language; the others are sorted by spelling.
    package let languages: [LanguageTag]

    /// Encodes entries in their order.
    ///
    /// The position of an entry is its index for `LocalizedString`.
    ///
    /// If the source text is missing, the key is the source text. A string unit in state `new` counts if it has a text.
    /// Xcode omits such source texts when it compiles, because code contains them as default values; generated code has
    /// no default values. An empty text in state `new` is a missing translation.
    ///
    /// - Parameters:
    ///   - name: The name of the table, without `.xcstrings`.
    ///   - sourceLanguage: The language that replaces missing texts; English if the catalog names none.
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
