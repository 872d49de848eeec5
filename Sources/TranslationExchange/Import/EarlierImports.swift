import CatalogCore
import CatalogEditing
import CatalogRuntime

/// The results of the files that one command imported so far.
///
/// The texts show whether a later file has a different text for the same place.
package struct EarlierImports: Sendable {
    /// A text of a table.
    private struct Location: Hashable {
        let table: String
        let key: [UInt8]
        let language: LanguageTag
        let part: PartPath
    }

    private var texts: [Location: (text: String, path: String)] = [:]
    /// The number of skipped texts.
    package var skippedCount = 0
    /// Whether anything was imported.
    package private(set) var isAnythingImported = false

    /// Creates an empty collection.
    package init() {}

    /// Adds the texts that a file changes in a table.
    ///
    /// - Parameter path: The path of the file.
    package mutating func add(_ changes: [KeyChange], of table: String, from path: String) {
        if !changes.isEmpty { isAnythingImported = true }
        for change in changes {
            let entryChanges: [EntryChange] =
                switch change.kind {
                case .change(let changes, marksTranslations: _), .add(let changes): changes
                case .insert, .remove, .rename: []
                }
            for case .text(let language, let part, let text, _) in entryChanges {
                texts[Self.location(table, change.key, language, part)] = (text, path)
            }
        }
    }

    /// Returns the path of an earlier file with another text for the place that a change sets; nil if there is none.
    func pathOfOther(_ change: EntryChange, of key: String, in table: String) -> String? {
        guard case .text(let language, let part, let text, _) = change,
            let earlier = texts[Self.location(table, key, language, part)], !LineEnds.areSame(earlier.text, text)
        else { return nil }
        return earlier.path
    }

    private static func location(_ table: String, _ key: String, _ language: LanguageTag, _ part: PartPath) -> Location
    {
        Location(table: table, key: Array(key.utf8), language: language.canonical, part: part)
    }
}
