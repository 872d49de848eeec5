import StringTables

/// The checked files, for formats that list more than findings.
public struct LintReportSubject: Sendable {
    /// The files that were checked.
    public let files: [LoadedFile]
    /// The paths that could not be read.
    public let unread: [UnreadPath]

    /// Creates a subject.
    ///
    /// Without arguments, it is empty.
    public init(files: [LoadedFile] = [], unread: [UnreadPath] = []) {
        self.files = files
        self.unread = unread
    }
}

/// A file or folder that could not be read, or a folder without relevant files.
public struct UnreadPath: Hashable, Sendable {
    /// The path, as given by the caller or found on disk.
    public let path: String
    /// The reason, as a sentence that names the path.
    public let sentence: String

    /// Creates a path with the reason.
    public init(path: String, sentence: String) {
        self.path = path
        self.sentence = sentence
    }
}
