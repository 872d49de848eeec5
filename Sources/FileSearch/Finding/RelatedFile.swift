import CatalogCore

/// A file that a command reads because of another file, such as the source texts beside a translation.
///
/// The user has not named it, so it must be inside the project, as a file that a search finds.
package enum RelatedFile {
    /// Returns whether there is a file at a path.
    ///
    /// - Parameter folder: The folder that contains both files.
    /// - Throws: `FileError.leadsOut` if a symlink leads the path out of the project of the folder, and
    ///   `FileError.brokenLink` if it is a symlink to a missing file.
    package static func isThere(_ path: String, below folder: String) throws(FileError) -> Bool {
        guard let status = try? FileStatus(ofLink: path) else { return false }
        guard let target = try? ResolvedPath.resolve(path) else {
            guard status.kind == .link else { return false }
            throw .brokenLink(path: path)
        }
        let bounds = ProjectBounds(ofSearchIn: ResolvedPath.resolvedIfThere(folder))
        guard bounds.contains(target) else { throw .leadsOut(path: path, target: target) }
        return FileReader.isFile(target)
    }

    /// Returns the bytes of the file at a path; nil if there is no file.
    ///
    /// - Parameters:
    ///   - folder: The folder that contains both files.
    ///   - limit: The maximum size in bytes.
    /// - Throws: `FileError.leadsOut` or `FileError.brokenLink` for a symlink as in ``isThere(_:below:)``, or the error
    ///   of the read.
    package static func bytesIfThere(
        _ path: String, below folder: String, limit: Int = FileReader.defaultLimit
    ) throws(FileError) -> [UInt8]? {
        try isThere(path, below: folder) ? FileReader.read(path, limit: limit).bytes : nil
    }
}
