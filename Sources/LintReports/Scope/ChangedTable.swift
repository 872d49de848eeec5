import CatalogCore
import StringTables

/// A table with its keys that are new or changed.
struct ChangedTable: Sendable {
    /// The path of its first file.
    package let path: String
    /// The keys.
    let keys: Set<String>
    private let table: any StringTable

    /// Compares two versions of a table.
    ///
    /// - Parameter unreadable: the files that can no longer be read; what their language has says nothing.
    init(
        from old: (any StringTable)?, to new: any StringTable, changed: ChangedPaths, unreadable: Set<String>
    ) {
        table = new
        path = new.path
        let lost = (old?.files ?? []).filter { unreadable.contains($0.path) }.compactMap(\.language)
        keys = Self.isUntouched(old, new, changed) ? [] : ChangedKeys.between(old, and: new, besides: Set(lost))
    }

    /// Whether the table is made of the same files, none of which changed.
    private static func isUntouched(
        _ old: (any StringTable)?, _ new: any StringTable, _ changed: ChangedPaths
    ) -> Bool {
        guard let old else { return false }
        let paths = Set(new.files.map(\.path))
        return Set(old.files.map(\.path)) == paths && changed.paths.isDisjoint(with: paths)
    }

    /// The paths of its files.
    var files: [String] { table.files.map(\.path) }

    /// The number of those keys that are to be translated and still in use.
    var translatableCount: Int { changedEntries.count { $0.extractionState != .stale } }

    /// The entries of those keys that are to be translated.
    var changedEntries: some Sequence<Entry> {
        (0..<table.entryCount).lazy.filter { keys.contains(table.key(at: $0).string) }
            .map { table.entry(at: $0) }.filter(\.shouldTranslate)
    }
}
