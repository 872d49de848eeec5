import CatalogCore
import FileSearch

/// The files beside a received file, such as those with the source texts.
///
/// They are on disk, or in memory if they came in an archive.
struct ReceivedTree: Sendable {
    /// The files in memory by their absolute paths; nil for files on disk.
    private let files: [String: [UInt8]]?

    /// The files on disk.
    static let disk = ReceivedTree(files: nil)

    private init(files: [String: [UInt8]]?) { self.files = files }

    /// The files of an archive; no files by default.
    init(_ files: [ReceivedPackage.File] = []) {
        let folder = Self.currentFolder
        self.init(
            files: Dictionary(files.map { (RelativePath.absolute($0.path, in: folder), $0.bytes) }) { first, _ in first
            })
    }

    private static var currentFolder: String { ResolvedPath.resolvedIfThere(".") }

    /// Returns whether there is a file at a path.
    ///
    /// - Parameter folder: The folder that contains both files.
    /// - Throws: `FileError.leadsOut` or `FileError.brokenLink` if the file is a symlink that must not be followed.
    func isThere(_ path: String, below folder: String) throws(FileError) -> Bool {
        guard files != nil else { return try RelatedFile.isThere(path, below: folder) }
        return inMemory(path) != nil
    }

    /// Returns the bytes of a file that is there, up to the size limit for imports.
    func bytes(at path: String) throws(FileError) -> [UInt8] {
        if let bytes = inMemory(path) { return bytes }
        return try FileReader.read(path, limit: ExchangeLimits.bytes).bytes
    }

    /// Returns the names of the files and folders in a folder; none if it cannot be listed.
    func names(in folder: String) -> [String] {
        guard let files else {
            let entries = try? FolderListing.entries(at: Array((folder.isEmpty ? "." : folder).utf8))
            return (entries ?? []).map { String(decoding: $0.name, as: UTF8.self) }
        }
        let root = RelativePath.absolute(folder.isEmpty ? "." : folder, in: Self.currentFolder)
        let names = files.keys.compactMap { FolderPath.rest(of: $0, below: root)?.split(separator: "/").first }
        return Set(names.map(String.init)).sorted()
    }

    private func inMemory(_ path: String) -> [UInt8]? {
        files.flatMap { $0[RelativePath.absolute(path, in: Self.currentFolder)] }
    }
}
