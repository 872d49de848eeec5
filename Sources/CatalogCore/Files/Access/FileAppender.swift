/// Writes behind the end of a file, so that what was written before a kill stays.
///
/// For files of lines that this program keeps for itself; files of the user are replaced whole (``FileReplacer``). Several
/// programs may append to one file: each piece is written in one step.
public struct FileAppender: ~Copyable, Sendable {
    private let file: Descriptor

    /// Opens a file, and creates it with the folders above it where it is not there; nobody else may read it then.
    public init(_ path: String) throws(FileError) {
        try MissingFolders.create(above: path)
        file = try Descriptor(appendingTo: path, mode: 0o600)
    }

    /// Writes bytes and waits until the disk has them.
    public func append(_ bytes: [UInt8]) throws(FileError) {
        try file.writeAll(bytes)
        try file.synchronize()
    }
}
