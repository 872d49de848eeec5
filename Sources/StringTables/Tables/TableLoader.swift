import CatalogCore
import CatalogRuntime

/// Loading of files into tables.
///
/// Files are parsed in parallel. Files that cannot be parsed are kept with the reason.
public enum TableLoader {
    /// The path and bytes of a file.
    public struct Source: Sendable {
        /// The path as given or found.
        public let path: String
        /// The bytes on disk.
        public let bytes: [UInt8]
        /// The legacy file that was parsed from the bytes, if it was kept.
        let parsed: LegacyTableFile?

        /// Creates a source.
        public init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
            parsed = nil
        }

        /// Creates a source of a file that was read before, which is not parsed again if its content was kept.
        package init(_ file: LoadedFile) {
            (path, bytes, parsed) = (file.path, file.bytes, file.parsed)
        }
    }

    /// Loads catalogs and legacy tables, and groups legacy files into tables by folder and name.
    ///
    /// - Parameter development: Returns the configured development language for a path; nil if none is configured. It
    ///   is the language of `Base.lproj`.
    public static func load(
        _ sources: [Source], development: (String) -> LanguageTag? = { _ in nil }
    ) async -> Project {
        await load(sources, keepsParsed: false, development: development)
    }

    /// Loads tables, and keeps parsed legacy files for a program that changes them.
    package static func load(
        _ sources: [Source], keepsParsed: Bool, development: (String) -> LanguageTag? = { _ in nil }
    ) async -> Project {
        let units = await withTaskGroup(of: (Int, LoadedUnit).self) { group in
            for (index, source) in sources.enumerated() {
                group.addTask { (index, LoadedUnit(source, keepsParsed: keepsParsed)) }
            }
            var units: [(Int, LoadedUnit)] = []
            for await unit in group { units.append(unit) }
            return units.sorted { $0.0 < $1.0 }.map(\.1)
        }
        return project(of: units, development: development)
    }

    /// Loads tables on the calling thread, for the few files of one table.
    package static func loadNow(
        _ sources: [Source], keepsParsed: Bool = false, development: (String) -> LanguageTag? = { _ in nil }
    ) -> Project {
        project(of: sources.map { LoadedUnit($0, keepsParsed: keepsParsed) }, development: development)
    }

    private static func project(of units: [LoadedUnit], development: (String) -> LanguageTag?) -> Project {
        let tables: [any StringTable] =
            units.compactMap(\.catalog) + LegacyTable.group(units.compactMap(\.legacy), development: development)
        return Project(
            tables: tables.sorted { $0.path < $1.path },
            files: units.map(\.file).sorted { $0.path < $1.path })
    }
}

/// A file with its parsed content.
struct LoadedUnit: Sendable {
    let file: LoadedFile
    let catalog: Catalog?
    let legacy: LegacySource?

    init(_ source: TableLoader.Source, keepsParsed: Bool) {
        switch TablePath.format(of: source.path) ?? .catalog {
        case .catalog: self.init(catalog: source)
        case .strings: self.init(legacy: source, format: .strings, keepsParsed: keepsParsed)
        case .stringsdict: self.init(legacy: source, format: .stringsdict, keepsParsed: keepsParsed)
        case .storeText: self.init(legacy: source, format: .storeText, keepsParsed: keepsParsed)
        }
    }

    private init(catalog source: TableLoader.Source) {
        let text = TableFile(path: source.path, bytes: source.bytes, format: .catalog)
        let result = Result { () throws(DocumentError) in try Catalog(source.bytes, path: source.path) }
        legacy = nil
        switch result {
        case .success(let catalog):
            self.catalog = catalog
            file = LoadedFile(path: source.path, bytes: source.bytes, text: text, encoding: .utf8, failure: nil)
        case .failure(let error):
            catalog = nil
            file = LoadedFile(
                path: source.path, bytes: source.bytes, text: text, encoding: .utf8, failure: ReadFailure(error))
        }
    }
}

extension ReadFailure {
    /// Creates a failure from an error of a document.
    init(_ error: DocumentError) {
        let kind: Kind =
            switch error.reason {
            case .conflictMarker: .conflictMarker
            case .invalidUTF8, .notUTF8Encoding: .encoding
            default: .json
            }
        self.init(kind: kind, offset: error.offset, position: error.position, message: error.message)
    }
}
