/// A place in a text, as people and editors name it.
public struct TextPosition: Hashable, Sendable, Comparable {
    /// The line, from 1.
    ///
    /// Lines end at LF, CR LF or a lone CR.
    public let line: Int
    /// The column, from 1, in UTF-16 code units as the Language Server Protocol counts them.
    public let column: Int

    /// The first place of every text.
    public static let start = TextPosition(line: 1, column: 1)

    /// Creates a position from a line and a column, both counted from 1.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Orders positions as they follow in the text.
    public static func < (left: TextPosition, right: TextPosition) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}
