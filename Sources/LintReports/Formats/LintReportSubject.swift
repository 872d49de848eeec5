import StringTables

/// What was looked at, for formats that list more than findings.
public struct LintReportSubject: Sendable {
    /// The files.
    public let files: [LoadedFile]
    /// What could not be read.
    public let unread: [UnreadPath]

    /// Creates a description; without arguments, of nothing.
    public init(files: [LoadedFile] = [], unread: [UnreadPath] = []) {
        self.files = files
        self.unread = unread
    }
}

/// A file or folder that could not be read, or in which there was nothing to read.
public struct UnreadPath: Hashable, Sendable {
    /// The path, as it was given or found.
    public let path: String
    /// Why, as a sentence that names the path.
    public let sentence: String

    /// Creates a path with the reason.
    public init(path: String, sentence: String) {
        self.path = path
        self.sentence = sentence
    }
}
