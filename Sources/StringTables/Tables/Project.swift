import CatalogCore

/// The tables of a run, and the files that they were read from.
public struct Project: Sendable {
    /// The tables that could be read, in order of their first file's path.
    public let tables: [any StringTable]
    /// All files, the broken ones too, in order of path.
    public let files: [LoadedFile]
    private let catalogs: [String: Catalog]

    /// Creates a project.
    public init(tables: [any StringTable], files: [LoadedFile]) {
        self.tables = tables
        self.files = files
        let found = tables.compactMap { $0 as? Catalog }.map { ($0.path, $0) }
        catalogs = Dictionary(found) { first, _ in first }
    }

    /// The catalog that was read from a file; nil where it was broken, and for legacy tables.
    public func catalog(of file: LoadedFile) -> Catalog? { catalogs[file.path] }

    /// Why nothing may be written to a file or generated from it; nil where it is whole.
    ///
    /// Broken is what cannot be parsed, and a catalog without an object `strings`.
    public func refusal(of file: LoadedFile) -> BrokenFile? {
        if let failure = file.failure {
            return BrokenFile(path: file.path, at: failure.position, .unparsable(failure.message))
        }
        guard let catalog = catalog(of: file), !catalog.hasStrings else { return nil }
        return BrokenFile(path: file.path, .noStrings)
    }
}
