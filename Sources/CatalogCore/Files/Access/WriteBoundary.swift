/// The folder to which the caller of the program restricts writing.
package enum WriteBoundary {
    /// The folder, as an absolute path without symlinks; nil if writing is not restricted.
    @TaskLocal package static var folder: String?

    /// Throws if a file is outside the folder, whether by its path, by `..` or through a symlink.
    package static func check(_ path: String) throws(FileError) {
        guard let folder, !ResolvedPath.leads(path, into: folder) else { return }
        throw .outside(path: path, folder: folder)
    }
}
