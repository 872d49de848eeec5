import AccessorGenerator
import CatalogCore
import XcodeProjects

/// A file that can use keys but was not read completely, so that no conclusion about unused keys is certain.
package struct UnreadFile: Error, Hashable, Sendable {
    /// The path of the file.
    package let path: String
    /// The reason, as a phrase without the path.
    package let reason: String
    /// The position in the file.
    package let position: TextPosition
    /// Whether the system failed to read it, so that another run may have another result.
    package let isSystemFailure: Bool

    /// Creates a value from its parts.
    package init(path: String, reason: String, position: TextPosition = .start, isSystemFailure: Bool = false) {
        self.path = path
        self.reason = reason
        self.position = position
        self.isSystemFailure = isSystemFailure
    }

    /// Creates a value from the problem of a source file.
    package init(_ path: String, _ problem: SourceProblem) {
        self.init(path: path, reason: problem.description)
    }

    /// Creates a value from generator settings or a catalog without accessors, so that the accessors' names are
    /// unknown.
    package init(_ problem: GenerationDiagnostic) {
        self.init(path: problem.location.path, reason: problem.message, position: problem.location.position ?? .start)
    }

    /// Creates a value from an Xcode project that cannot be read.
    ///
    /// - Parameter path: The path relative to the current folder.
    package init(_ error: XcodeProjectError, path: String) {
        self.init(path: path, reason: error.description, position: error.position)
    }

    /// Creates a value from a file or folder that the system cannot read.
    package init(_ error: FileError) {
        let isSystemFailure =
            switch error {
            case .permissionDenied, .system: true
            default: false
            }
        self.init(
            path: error.path, reason: SourceProblem(error).description, isSystemFailure: isSystemFailure)
    }
}

extension PossibleReference {
    /// Creates the possible reference of an unread file, which can use any key.
    init(_ file: UnreadFile) {
        self.init(kind: .unread, text: file.reason, path: file.path, position: file.position)
    }
}
