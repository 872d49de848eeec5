/// A location in a text, as a line and a column.
public struct TextPosition: Hashable, Sendable, Comparable {
    /// The line, from 1.
    ///
    /// Lines end at LF, CRLF or a lone CR.
    public let line: Int
    /// The column, from 1, in UTF-16 code units as in the Language Server Protocol.
    public let column: Int

    /// The first position of every text.
    public static let start = TextPosition(line: 1, column: 1)

    /// Creates a position from a line and a column, both counted from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Returns whether a position comes before another in the text.
    public static func < (left: TextPosition, right: TextPosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
