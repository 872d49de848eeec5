import CatalogCore

/// A file that arguments led to.
public struct FoundFile: Hashable, Sendable {
    /// The path to show: the argument, or the folder's argument with what lies below it.
    public let path: String
    /// The same file as an absolute path without symlinks.
    public let resolvedPath: String
    /// Whether the file itself was an argument; then it may have any ending.
    public let isNamed: Bool
}

/// All that arguments led to.
public struct FoundFiles: Sendable {
    /// Each file once, ordered by the bytes of its path.
    public let files: [FoundFile]
    /// What was not there or could not be read, in the order met.
    public let failures: [FileError]
    /// The folders among the arguments that hold no such file.
    package let emptyFolders: [String]
}
