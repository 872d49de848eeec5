/// The folder that a project's files may be written in, where whoever started the program draws such a line.
package enum WriteBoundary {
    /// The folder, as an absolute path without symlinks; nil where files may be written wherever they lie.
    @TaskLocal package static var folder: String?

    /// Refuses a file that lies outside of the folder, or would: by its path, by `..`, or by a link.
    package static func check(_ path: String) throws(FileError) {
        guard let folder, !ResolvedPath.leads(path, into: folder) else { return }
        throw .outside(path: path, folder: folder)
    }
}
