import XCStringsKit

/// A file that may use keys and that was not read, or not as a whole: nothing that depends on it is certain.
package struct UnreadFile: Error, Hashable, Sendable {
    /// The file.
    package let path: String
    /// Why, in a sentence without the path.
    package let reason: String
    /// Where in the file.
    package let position: TextPosition

    /// Creates one from its facts.
    package init(path: String, reason: String, position: TextPosition = .start) {
        self.path = path
        self.reason = reason
        self.position = position
    }

    /// A file with a problem.
    package init(_ path: String, _ problem: SourceProblem) {
        self.init(path: path, reason: problem.description)
    }

    /// Settings or a catalog for which no accessors can be made, so that nobody knows what they are called.
    package init(_ problem: GenerationDiagnostic) {
        self.init(path: problem.place.path, reason: problem.message, position: problem.place.position ?? .start)
    }

    /// A project of Xcode's, shown as seen from the current folder.
    package init(_ error: XcodeProjectError, path: String) {
        self.init(path: path, reason: error.description, position: error.position)
    }

    /// A file or folder that the system does not give.
    package init(_ error: FileError) {
        self.init(error.path, SourceProblem(error))
    }
}

extension Clue {
    /// The doubt that a file leaves.
    init(_ file: UnreadFile) {
        self.init(kind: .unread, text: file.reason, path: file.path, position: file.position)
    }
}
