import CatalogCore

/// The destination of generated files.
package enum GenerationOutput: Hashable, Sendable {
    /// A folder, with one file for each catalog.
    case folder(String)
    /// One file with the accessors of all catalogs.
    case file(String)

    /// Creates a destination: a path ending in `.swift` is a file, any other a folder.
    package init(_ path: String) {
        self = path.hasSuffix(".swift") ? .file(path) : .folder(path)
    }

    /// Returns the files to write with their paths.
    package func files(of result: GenerationResult) -> [(path: String, bytes: [UInt8])] {
        switch self {
        case .folder(let folder): result.files.map { ("\(folder)/\($0.name)", Array($0.source.utf8)) }
        case .file(let path):
            result.isUsable ? [(path, Array(result.files.map(\.source).joined(separator: "\n").utf8))] : []
        }
    }

    /// Returns the files to write that are catalogs or legacy tables, by their names or through symlinks.
    ///
    /// Generated code must not replace them.
    package func tables(replacedBy result: GenerationResult) -> [String] {
        files(of: result).map(\.path).filter { path in
            [path, ResolvedPath.resolvedIfThere(path)].contains { TablePath.format(of: $0) != nil }
        }
    }

    /// Returns the paths of files that are missing or differ from the result.
    package func outdated(_ result: GenerationResult) -> [String] {
        files(of: result).filter { !Self.holds($0.path, $0.bytes) }.map(\.path)
    }

    /// Writes files whose content differs.
    ///
    /// Unchanged files keep their date, so that they are not compiled again.
    ///
    /// - Returns: The paths of the written files.
    /// - Throws: The error of the first file that could not be written.
    package func write(_ result: GenerationResult) throws(FileError) -> [String] {
        var written: [String] = []
        for file in files(of: result) where !Self.holds(file.path, file.bytes) {
            try FileReplacer.create(file.path, with: file.bytes, overwriting: true, creatingFolders: true)
            written.append(file.path)
        }
        return written
    }

    private static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
        guard let current = try? FileReader.read(path) else { return false }
        return current.bytes == bytes
    }
}
