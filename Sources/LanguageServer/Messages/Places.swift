/// A place in a document, counted from 0.
package struct Position: Hashable, Sendable, Codable, Comparable {
    /// The line.
    package var line: Int
    /// The column, in what client and server agreed on.
    package var character: Int

    /// Creates a place.
    package init(line: Int, character: Int) {
        self.line = line
        self.character = character
    }

    /// Orders places as they follow in the text.
    package static func < (left: Position, right: Position) -> Bool {
        (left.line, left.character) < (right.line, right.character)
    }
}

/// What stands between two places of a document.
package struct TextRange: Hashable, Sendable, Codable {
    /// The first place.
    package var start: Position
    /// The place behind the last.
    package var end: Position

    /// Creates a range.
    package init(start: Position, end: Position) {
        self.start = start
        self.end = end
    }

    /// Whether both have a place in common, if only where one ends and the other begins.
    package func touches(_ other: TextRange) -> Bool { start <= other.end && other.start <= end }
}

/// A range of a document.
package struct Location: Hashable, Sendable, Codable {
    /// The document's address.
    package var uri: String
    /// The range.
    package var range: TextRange

    /// Creates a location.
    package init(uri: String, range: TextRange) {
        self.uri = uri
        self.range = range
    }
}
