import CatalogCore

/// A JSON file of messages that somebody sent.
struct MessageFile {
    /// Its outermost object.
    let root: DocumentValue
    private let lines: LineIndex

    /// Reads the bytes.
    init(_ bytes: [UInt8]) throws(MessageFileError) {
        do throws(DocumentError) {
            root = try Document(bytes).root
        } catch {
            throw MessageFileError(reason: .document(error), position: error.position)
        }
        lines = LineIndex(bytes)
        guard root.kind == .object else { throw MessageFileError(reason: .noObject, position: position(of: root)) }
    }

    /// Where a value stands.
    func position(of value: DocumentValue) -> TextPosition { lines.position(at: value.range.lowerBound) }
}

/// Why a JSON file of messages cannot be read, and where it breaks.
package struct MessageFileError: Error, Hashable, Sendable {
    /// What is wrong.
    package let reason: Reason
    /// Where.
    package let position: TextPosition

    /// What can be wrong with a file.
    package enum Reason: Hashable, Sendable {
        /// The bytes are no JSON.
        case document(DocumentError)
        /// The outermost value is no object.
        case noObject
        /// Something stands where a text must.
        case noText
        /// More texts than any table has.
        case tooManyUnits(limit: Int)
    }
}
