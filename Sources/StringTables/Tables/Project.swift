import CatalogCore

/// The tables and files of a project.
public struct Project: Sendable {
    /// The tables that could be read, ordered by the path of their first file.
    public let tables: [any StringTable]
    /// All files, including broken ones, ordered by path.
    public let files: [LoadedFile]
    private let catalogs: [String: Catalog]

    /// Creates a project.
    public init(tables: [any StringTable], files: [LoadedFile]) {
        self.tables = tables
        self.files = files
        let found = tables.compactMap { $0 as? Catalog }.map { ($0.path, $0) }
        catalogs = Dictionary(found) { first, _ in first }
    }

    /// Returns the catalog of a file; nil for broken files and legacy tables.
    public func catalog(of file: LoadedFile) -> Catalog? { catalogs[file.path] }

    /// The broken files, with the reason for each.
    package var broken: [BrokenFile] { files.compactMap { refusal(of: $0) } }

    /// Returns the reason to refuse writing to a file or generating code from it; nil if the file is intact.
    ///
    /// A file is broken if it cannot be parsed, or is a catalog without exactly one `strings` object.
    public func refusal(of file: LoadedFile) -> BrokenFile? {
        if let failure = file.failure {
            return BrokenFile(path: file.path, at: failure.position, .unparsable(failure.message))
        }
        return catalog(of: file).flatMap { BrokenFile($0) }
    }
}
