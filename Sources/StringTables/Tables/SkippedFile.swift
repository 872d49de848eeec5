import CatalogCore

/// A file that could not be read, so that results do not cover its texts.
public struct SkippedFile: Hashable, Sendable {
    /// The path of the file, or of a folder that could not be listed.
    public let path: String
    /// The location of the error; nil if the file could not be opened.
    public let position: TextPosition?
    /// The reason, as a sentence without the location.
    public let reason: String

    /// Creates an unread file.
    public init(path: String, position: TextPosition?, reason: String) {
        self.path = path
        self.position = position
        self.reason = reason
    }
}

extension DocumentFragment {
    /// Returns the files that could not be read, as a list.
    package static func skipped(_ files: [SkippedFile]) -> DocumentFragment {
        .array(
            files.map { file in
                [
                    "path": .string(file.path),
                    "line": file.position.map { .integer($0.line) } ?? .null,
                    "column": file.position.map { .integer($0.column) } ?? .null,
                    "message": .string(file.reason),
                ]
            })
    }
}
