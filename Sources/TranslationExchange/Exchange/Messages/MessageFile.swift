import CatalogCore

/// An imported JSON file of messages.
struct MessageFile {
    /// The root object.
    let root: DocumentValue
    private let lines: LineIndex

    /// Parses a file.
    init(_ bytes: [UInt8]) throws(MessageFileError) {
        do throws(DocumentError) {
            root = try Document(bytes).root
        } catch {
            throw MessageFileError(reason: .document(error), position: error.position)
        }
        lines = LineIndex(bytes)
        guard root.kind == .object else { throw MessageFileError(reason: .noObject, position: position(of: root)) }
    }

    /// Returns the position of a value.
    func position(of value: DocumentValue) -> TextPosition { lines.position(at: value.range.lowerBound) }
}

/// An error in a JSON file of messages, with its position.
public struct MessageFileError: Error, Hashable, Sendable {
    /// The reason for the error.
    public let reason: Reason
    /// The position of the error.
    public let position: TextPosition

    /// A reason why a message file cannot be read.
    public enum Reason: Hashable, Sendable {
        /// The bytes are not valid JSON.
        case document(DocumentError)
        /// The root is not an object.
        case noObject
        /// A value is not a string.
        case noText
        /// The file has more texts than the limit.
        case tooManyUnits(limit: Int)
    }
}
