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

    /// Returns the project with the contents of some files replaced, and with new files.
    ///
    /// Catalogs that stay are not read again. Legacy files are, if one of them is replaced, because tables combine them.
    ///
    /// - Parameters:
    ///   - bytes: The new contents, by path.
    ///   - development: Returns the configured development language for a path; nil if none is configured.
    package func replacing(
        _ bytes: [String: [UInt8]], development: (String) -> LanguageTag? = { _ in nil }
    ) async -> Project {
        let hasLegacy = bytes.keys.contains { TablePath.format(of: $0) ?? .catalog != .catalog }
        let kept = files.filter { bytes[$0.path] == nil && (!hasLegacy || $0.format == .catalog) }
        let keptPaths = Set(kept.map(\.path))
        let read = files.filter { !keptPaths.contains($0.path) }
            .map { TableLoader.Source(path: $0.path, bytes: bytes[$0.path] ?? $0.bytes) }
        let present = Set(files.map(\.path))
        let more = bytes.filter { !present.contains($0.key) }.map { TableLoader.Source(path: $0.key, bytes: $0.value) }
        let new = await TableLoader.load((read + more).sorted { $0.path < $1.path }, development: development)
        let keptTables = tables.filter { $0.files.allSatisfy { keptPaths.contains($0.path) } }
        return Project(
            tables: (keptTables + new.tables).sorted { $0.path < $1.path },
            files: (kept + new.files).sorted { $0.path < $1.path })
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
