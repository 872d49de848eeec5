/// A position in a document, with zero-based line and column.
package struct Position: Hashable, Sendable, Codable, Comparable {
    /// The zero-based line.
    package var line: Int
    /// The zero-based column, in the units of the negotiated `PositionEncoding`.
    package var character: Int

    package init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }

    /// Orders positions by line, then by column.
    package static func < (left: Position, right: Position) -> Bool {
        (left.line, left.character) < (right.line, right.character)
    }
}

/// A range between two positions of a document.
package struct TextRange: Hashable, Sendable, Codable {
    /// The first position.
    package var start: Position
    /// The position after the last character.
    package var end: Position

    package init(start: Position, end: Position) {
        self.start = start
        self.end = end
    }

    /// Whether two ranges overlap or touch at an end.
    package func touches(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }
}

/// A range in a certain document.
package struct Location: Hashable, Sendable, Codable {
    /// The URI of the document.
    package var uri: String
    /// The range in the document.
    package var range: TextRange

    package init(uri: String, range: TextRange) {
        self.uri = uri
        self.range = range
    }
}
