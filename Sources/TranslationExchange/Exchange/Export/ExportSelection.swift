import CatalogCore
import CatalogEditing
import CatalogLint
import CatalogRuntime
import StringTables

/// The keys that an export has, and what its notes tell about them.
package struct ExportSelection: Sendable {
    /// Whether only keys to translate into one of the languages of a file are exported.
    package var isOfOpenKeys = false
    /// The condition that keys meet in one of the languages of a file; nil for all keys.
    package var match: KeyMatch?
    /// The exported keys by the path of the table, as UTF-8; nil for all keys.
    package var keys: [String: Set<[UInt8]>]?
    /// Returns the settings of a table, from which notes tell limits, terms and numbers; nil for notes without them.
    package var context: (@Sendable (String) -> LintSettings)?

    /// Creates a selection of all keys.
    package init() {}

    /// Whether only a part of the keys is exported.
    package var isPartial: Bool { isOfOpenKeys || match != nil || keys != nil }

    /// Returns the keys of a table that are exported into languages; nil for all keys.
    func keys(of table: any StringTable, in languages: [LanguageTag]) -> Set<[UInt8]>? {
        let own = keys.map { $0[table.path] ?? [] }
        guard var match else { return own }
        match.languages = match.state == nil ? [] : languages
        let matching = Set(match.keys(of: table).map { Array($0.utf8) })
        return own.map { $0.intersection(matching) } ?? matching
    }
}
