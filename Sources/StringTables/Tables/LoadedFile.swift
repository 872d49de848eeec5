import CatalogCore

/// A file that was read, whether it could be understood or not.
public struct LoadedFile: Sendable {
    /// The path, as it was given or found.
    public let path: String
    /// The bytes on disk.
    public let bytes: [UInt8]
    /// The file's text as places count it: UTF-8, for legacy tables without a byte-order mark.
    public let text: TableFile
    /// How the text is encoded on disk; nil for binary property lists and for what could not be decoded.
    public let encoding: TextEncoding?
    /// Why the file could not be understood; nil where it could.
    public let failure: ReadFailure?

    /// What kind of file it is.
    public var format: TableFormat { text.format }

    /// Creates a file.
    public init(path: String, bytes: [UInt8], text: TableFile, encoding: TextEncoding?, failure: ReadFailure?) {
        self.path = path
        self.bytes = bytes
        self.text = text
        self.encoding = encoding
        self.failure = failure
    }
}

/// Why a file could not be understood, and where it breaks.
public struct ReadFailure: Error, Hashable, Sendable {
    /// What sort of break it is.
    public let kind: Kind
    /// Where it breaks, as an offset into the file's text.
    public let offset: Int
    /// The same as line and column.
    public let position: TextPosition
    /// The reason, as a sentence without the place.
    public let message: String

    /// The sorts of breaks.
    public enum Kind: Hashable, Sendable {
        /// A catalog that is no JSON.
        case json
        /// Lines that git left where a merge failed.
        case conflictMarker
        /// Bytes that the encoding does not have.
        case encoding
        /// A legacy table whose syntax is broken.
        case syntax
    }

    /// Creates a failure.
    public init(kind: Kind, offset: Int, position: TextPosition, message: String) {
        self.kind = kind
        self.offset = offset
        self.position = position
        self.message = message
    }
}
