import CatalogCore

/// Where generated files go.
package enum GenerationOutput: Hashable, Sendable {
    /// A file for each catalog, in a folder.
    case folder(String)
    /// One file with the accessors of all catalogs.
    case file(String)

    /// A path that ends in `.swift` is a file, any other a folder.
    package init(_ path: String) {
        self = path.hasSuffix(".swift") ? .file(path) : .folder(path)
    }

    /// The files to be, with their paths.
    package func files(of result: GenerationResult) -> [(path: String, bytes: [UInt8])] {
        switch self {
        case .folder(let folder): result.files.map { ("\(folder)/\($0.name)", Array($0.source.utf8)) }
        case .file(let path):
            result.isUsable ? [(path, Array(result.files.map(\.source).joined(separator: "\n").utf8))] : []
        }
    }

    /// The paths of the files that are not there as they would be written.
    package func outdated(_ result: GenerationResult) -> [String] {
        files(of: result).filter { !Self.holds($0.path, $0.bytes) }.map(\.path)
    }

    /// Writes the files that are not there already with the same bytes, so that nothing is compiled again for no reason.
    ///
    /// - Returns: the paths of those that were written.
    /// - Throws: the first file that could not be written.
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
