import CatalogCore

/// A file that was read, whether or not it could be parsed.
public struct LoadedFile: Sendable {
    /// The path as given or found.
    public let path: String
    /// The bytes on disk.
    public let bytes: [UInt8]
    /// The text that the ranges of locations refer to: UTF-8, for legacy tables without a byte-order mark.
    public let text: TableFile
    /// The encoding of the file; nil for binary property lists and for files that could not be decoded.
    public let encoding: TextEncoding?
    /// The reason why the file could not be parsed; nil if it was parsed.
    public let failure: ReadFailure?
    /// The parsed legacy file; nil unless it was kept for changes, and for catalogs.
    package private(set) var parsed: LegacyTableFile?

    /// The format of the file.
    public var format: TableFormat { text.format }

    /// Creates a file.
    public init(path: String, bytes: [UInt8], text: TableFile, encoding: TextEncoding?, failure: ReadFailure?) {
        self.path = path
        self.bytes = bytes
        self.text = text
        self.encoding = encoding
        self.failure = failure
    }

    /// Returns the file with its parsed content.
    func keeping(_ table: LegacyTableFile) -> LoadedFile {
        var file = self
        file.parsed = table
        return file
    }
}

/// An error in parsing a file, with its location.
public struct ReadFailure: Error, Hashable, Sendable {
    /// The kind of error.
    public let kind: Kind
    /// The offset of the error in the text of the file.
    public let offset: Int
    /// The line and column of `offset`.
    public let position: TextPosition
    /// The reason, as a sentence without the place.
    public let message: FindingMessage

    /// The kinds of errors in a file.
    public enum Kind: Hashable, Sendable {
        /// A catalog is not valid JSON.
        case json
        /// A conflict marker of git, from a failed merge.
        case conflictMarker
        /// The bytes are invalid in their encoding.
        case encoding
        /// A legacy table has a syntax error.
        case syntax
    }

    /// Creates a failure.
    public init(kind: Kind, offset: Int, position: TextPosition, message: FindingMessage) {
        self.kind = kind
        self.offset = offset
        self.position = position
        self.message = message
    }
}
