import CatalogCore
import CatalogRuntime

@testable import AccessorGenerator

/// A table encoded from a catalog's entries in JSON.
struct SampleTable {
    let table: CatalogTable
    let encoding: TableEncoding
    private let keys: [String]

    init(_ entries: String, source: String = "en") throws {
        let json = "{\"sourceLanguage\":\"\(source)\",\"strings\":{\(entries)},\"version\":\"1.0\"}"
        let catalog = try Catalog(Array(json.utf8), path: "Sample.xcstrings")
        keys = (0..<catalog.entryCount).map { catalog.key(at: $0).string }
        encoding = TableEncoding(catalog)
        table = CatalogTable(bytes: Array(encoding.text.utf8))
    }

    subscript(key: String, arguments: LocalizedString.Argument...) -> LocalizedString {
        LocalizedString(table, keys.firstIndex(of: key) ?? -1, arguments)
    }

    /// Returns an entry with plain texts.
    static func entry(_ key: String, _ texts: KeyValuePairs<String, String>) -> String {
        let localizations = texts.map { "\"\($0.key)\":\(unit($0.value))" }
        return "\"\(key)\":{\"localizations\":{\(localizations.joined(separator: ","))}}"
    }

    /// Returns a localization with a text.
    static func unit(_ text: String, state: String = "translated") -> String {
        "{\"stringUnit\":{\"state\":\"\(state)\",\"value\":\"\(text)\"}}"
    }

    /// Returns the cases of a variation.
    static func cases(_ axis: String, _ texts: KeyValuePairs<String, String>) -> String {
        "\"\(axis)\":{\(texts.map { "\"\($0.key)\":\(unit($0.value))" }.joined(separator: ","))}"
    }

    /// Returns a localization with a variation.
    static func varied(_ axis: String, _ texts: KeyValuePairs<String, String>) -> String {
        "{\"variations\":{\(cases(axis, texts))}}"
    }
}
