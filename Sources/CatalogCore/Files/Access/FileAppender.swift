/// A file that is only appended to, so that earlier entries survive if the process is killed.
///
/// Use it for line-based files of the program's own; files of the user are replaced as a whole (``FileReplacer``).
/// Several programs may append to the same file, because the file is opened with `O_APPEND`.
public struct FileAppender: ~Copyable, Sendable {
    private let file: Descriptor

    /// Opens a file; creates the file and missing parent folders, with access only for the current user.
    public init(_ path: String) throws(FileError) {
        try MissingFolders.create(above: path)
        file = try Descriptor(appendingTo: path, mode: 0o600)
    }

    /// Appends bytes and waits until they are on disk.
    public func append(_ bytes: [UInt8]) throws(FileError) {
        try file.writeAll(bytes)
        try file.synchronize()
    }
}
