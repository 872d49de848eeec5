import CatalogCore

/// The tables of a run, and the files that they were read from.
public struct Project: Sendable {
    /// The tables that could be read, in order of their first file's path.
    public let tables: [any StringTable]
    /// All files, the broken ones too, in order of path.
    public let files: [LoadedFile]

    /// Creates a project.
    public init(tables: [any StringTable], files: [LoadedFile]) {
        self.tables = tables
        self.files = files
    }
}
