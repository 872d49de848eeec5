import CatalogCore
import StringTables

/// A table with its new or changed keys.
struct ChangedTable: Sendable {
    /// The path of the table's first file.
    package let path: String
    /// The new or changed keys.
    let keys: Set<ExactText>
    private let table: any StringTable

    /// Compares two versions of a table.
    ///
    /// - Parameter unreadable: the files that can no longer be read. Their languages are not compared.
    init(
        from old: (any StringTable)?, to new: any StringTable, changed: ChangedPaths, unreadable: Set<String>
    ) {
        table = new
        path = new.path
        let lost = (old?.files ?? []).filter { unreadable.contains($0.path) }.compactMap(\.language)
        keys = Self.isUntouched(old, new, changed) ? [] : ChangedKeys.between(old, and: new, besides: Set(lost))
    }

    /// Whether the table consists of the same unchanged files.
    private static func isUntouched(
        _ old: (any StringTable)?, _ new: any StringTable, _ changed: ChangedPaths
    ) -> Bool {
        guard let old else { return false }
        let paths = Set(new.files.map(\.path))
        return Set(old.files.map(\.path)) == paths && changed.paths.isDisjoint(with: paths)
    }

    /// The paths of the table's files.
    var files: [String] { table.files.map(\.path) }

    /// The number of changed keys that need translation and are still in use.
    var translatableCount: Int { changedEntries.count { $0.extractionState != .stale } }

    /// The entries of the changed keys that need translation.
    var changedEntries: some Sequence<Entry> {
        (0..<table.entryCount).lazy.filter { keys.contains(ExactText(table.key(at: $0).string)) }
            .map { table.entry(at: $0) }.filter(\.shouldTranslate)
    }
}
