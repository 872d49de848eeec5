import CatalogCore
import StringTables

/// The differences between two versions of a project's tables.
public struct ProjectDifference: Sendable {
    /// The changed tables, in order of path.
    public let tables: [TableDifference]
    /// The files that were not compared, because they could not be read, in order of path.
    public let unread: [SkippedFile]

    /// Whether there are no differences in the compared files.
    public var isEmpty: Bool { tables.isEmpty }

    /// Compares two tables, regardless of their names.
    public init(from old: any StringTable, to new: any StringTable) {
        tables = [TableDifference(from: old, to: new)].filter { !$0.changes.isEmpty }
        unread = []
    }

    /// Creates a difference without compared tables.
    package init(unread: SkippedFiles) {
        tables = []
        self.unread = unread.all
    }

    /// Compares the corresponding tables of two versions.
    ///
    /// Tables correspond if they have the same path, or if their file was renamed. A catalog also corresponds to legacy
    /// tables of the same name that it replaced, and vice versa.
    ///
    /// Tables with unread files are not compared, because their keys would look removed or added. Of a legacy table, only
    /// the languages of these files are left out.
    ///
    /// - Parameters:
    ///   - unread: the files of both versions that could not be read.
    ///   - renames: the earlier path for each renamed file of the newer version.
    ///   - path: returns the path under which to compare a file, such as the path inside each of two folders.
    public init(
        from old: [any StringTable], to new: [any StringTable], renames: [String: String] = [:],
        unread: SkippedFiles = SkippedFiles(), comparingPathsBy path: @escaping (String) -> String = { $0 }
    ) {
        let pairing = TablePairing(from: old, to: new, renames: renames, comparingPathsBy: path)
        let hidden = SkippedTables(unread, renames: renames, comparingPathsBy: path)
        let pairs = unread.isEmpty ? pairing.pairs : pairing.pairs.filter { !hidden.hide($0) }
        tables = pairs.map {
            TableDifference(from: $0.old, to: $0.new, besides: unread.isEmpty ? [] : hidden.languages(of: $0))
        }.filter { !$0.changes.isEmpty }.sorted { $0.path < $1.path }
        self.unread = unread.all
    }

    /// Returns only the changes that satisfy a condition.
    package func limited(to isWanted: (TableChange) -> Bool) -> ProjectDifference {
        ProjectDifference(
            tables: tables.map { $0.limited(to: isWanted) }.filter { !$0.changes.isEmpty }, unread: unread)
    }

    /// Returns only the changes of texts in some languages, and added, removed and renamed keys.
    package func limited(to languages: [LanguageTag]) -> ProjectDifference {
        let languages = LanguageSet(languages)
        let kept = tables.map { $0.limited(to: languages) }.filter { !$0.changes.isEmpty }
        return ProjectDifference(tables: kept, unread: unread)
    }

    private init(tables: [TableDifference], unread: [SkippedFile]) {
        self.tables = tables
        self.unread = unread
    }
}
