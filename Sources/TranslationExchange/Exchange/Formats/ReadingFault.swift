import CatalogCore

/// An error in a file to import, with its position.
public struct ReadingFault: Error, Hashable, Sendable {
    /// The reason for the error.
    public let reason: Reason
    /// The position of the error.
    public let position: TextPosition

    /// A reason why a file cannot be read, by the syntax of the file.
    public enum Reason: Hashable, Sendable {
        /// An XML file is malformed.
        case xml(XLIFFError.Reason)
        /// A table of cells is malformed.
        case cells(CSVError.Reason)
        /// A file of lines, such as gettext's, is malformed.
        case lines(POError.Reason)
        /// A JSON file is malformed.
        case json(MessageFileError.Reason)
    }

    /// Creates an error.
    public init(reason: Reason, position: TextPosition) {
        self.reason = reason
        self.position = position
    }

    init(_ error: XLIFFError) { self.init(reason: .xml(error.reason), position: error.position) }

    init(_ error: CSVError) { self.init(reason: .cells(error.reason), position: error.position) }

    init(_ error: POError) { self.init(reason: .lines(error.reason), position: error.position) }

    init(_ error: MessageFileError) { self.init(reason: .json(error.reason), position: error.position) }
}

/// A reason why translations cannot be read from a path.
public enum ReadingRefusal: Error, Hashable, Sendable {
    /// The extension belongs to no format.
    case unknownFormat
    /// A file without a name has contents of no format that names its languages and keys.
    case unknownContents
    /// Files of the format are only written.
    case onlyWritten
    /// The folder of the file must name the language, and does not.
    case noLanguageFolder
    /// This name of a table in the file leads out of the project's folder.
    case leavesFolder(String)
    /// This name of a file in the description of a bundle leads out of the bundle.
    case leavesBundle(String)
    /// A file cannot be read.
    case file(FileError)
    /// A ZIP archive cannot be read.
    case archive(ZIPError)
    /// The contents of the file at a path are malformed.
    case fault(ReadingFault, path: String)
}
