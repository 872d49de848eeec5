import CatalogCore

/// A file found by a search.
public struct FoundFile: Hashable, Sendable {
    /// The path to display: the argument itself, or the folder argument with the path inside it.
    ///
    /// It may be a symlink.
    public let path: String
    /// The absolute path without symlinks.
    public let resolvedPath: String
    /// Whether the file itself was an argument; then it may have any extension.
    public let isNamed: Bool

    /// Creates a file.
    package init(path: String, resolvedPath: String, isNamed: Bool) {
        self.path = path
        self.resolvedPath = resolvedPath
        self.isNamed = isNamed
    }
}

/// The result of a search.
public struct FoundFiles: Sendable {
    /// The files, each once, ordered by the bytes of their paths.
    public let files: [FoundFile]
    /// The files and folders that are missing or could not be read, in the order of the search.
    public let failures: [FileError]
    /// The folder arguments that contain no matching files.
    package let emptyFolders: [String]

    /// Creates a result; by default, an empty one.
    package init(files: [FoundFile] = [], failures: [FileError] = [], emptyFolders: [String] = []) {
        self.files = files
        self.failures = failures
        self.emptyFolders = emptyFolders
    }
}
