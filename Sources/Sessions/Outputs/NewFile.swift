import Workspaces

/// A file that a command creates.
package struct NewFile: Sendable {
    /// The path of the file; `-` is standard output.
    package let path: String
    /// The contents.
    package let bytes: [UInt8]
    /// A description of the contents for the user.
    ///
    /// If empty, writing the file is not reported.
    package let summary: String

    private let content: OutputContent
    private let folder: String?
    private let side: String?

    /// Creates a description of a file.
    ///
    /// - Parameters:
    ///   - folder: The folder given on the command line, if the command creates several files in it, or the current
    ///     folder for a file that the command line does not name.
    ///   - side: The input that the file may replace.
    package init(
        path: String, bytes: [UInt8], summary: String, as content: OutputContent = .document,
        below folder: String? = nil, replacing side: String? = nil
    ) {
        self.path = path
        self.bytes = bytes
        self.summary = summary
        self.content = content
        self.folder = folder
        self.side = side
    }

    /// The place of the file, to be checked; nil for standard output.
    package var output: OutputLocation? {
        path == Workspace.standardInput ? nil : OutputLocation(path, content, below: folder, replacing: side)
    }
}
