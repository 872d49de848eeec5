import CatalogCore

/// A text of an example without its marks, and the positions of the marks.
public struct MarkedText: Sendable {
    /// The text without marks.
    public let text: String
    /// The positions as `line:column`.
    public let marks: [String]

    /// Removes the marks `↓` from a text.
    public init(_ marked: String) {
        let pieces = marked.split(separator: "↓", omittingEmptySubsequences: false)
        text = pieces.joined()
        let lines = LineIndex(Array(text.utf8))
        var offset = 0
        marks = pieces.dropLast().map { piece in
            offset += piece.utf8.count
            let position = lines.position(at: offset)
            return "\(position.line):\(position.column)"
        }
    }
}
