import CatalogCore

/// The text of a document with an index of its lines, updated in place while the user types.
///
/// A line ends at LF, CR LF or a lone CR, as the protocol says.
package struct DocumentText: Sendable {
    /// The text in UTF-8.
    package private(set) var bytes: [UInt8]
    private var starts: [Int]

    /// Creates a document text from UTF-8 bytes.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        starts = [0] + Self.starts(in: bytes, 0..<bytes.count)
    }

    /// The number of lines.
    ///
    /// A text that ends with a line break has an empty last line.
    package var lineCount: Int { starts.count }

    /// Returns the offsets after the line breaks of a range.
    private static func starts(in bytes: [UInt8], _ range: Range<Int>) -> [Int] {
        bytes.withUnsafeBufferPointer { bytes in
            var starts: [Int] = []
            for offset in range {
                let byte = bytes[offset]
                let isLoneReturn =
                    byte == 0x0D && (offset &+ 1 == bytes.count || bytes[offset &+ 1] != 0x0A)
                if byte == 0x0A || isLoneReturn { starts.append(offset &+ 1) }
            }
            return starts
        }
    }

    // MARK: - Places

    /// Returns the offset of a position.
    ///
    /// A column past the end of its line means the end of the line; a line past the end means the end of the text.
    package func offset(of position: Position, in encoding: PositionEncoding) -> Int {
        guard position.line >= 0, position.line < starts.count else { return position.line < 0 ? 0 : bytes.count }
        var offset = starts[position.line]
        var column = 0
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
            column += encoding.width(ofLead: bytes[offset])
            // A position inside a character means the start of that character.
            guard column <= position.character else { break }
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return offset
    }

    /// Returns the position of an offset.
    package func position(of offset: Int, in encoding: PositionEncoding) -> Position {
        let offset = min(max(offset, 0), bytes.count)
        let line = line(of: offset)
        var column = 0
        for byte in bytes[starts[line]..<offset] where byte & 0xC0 != 0x80 { column += encoding.width(ofLead: byte) }
        return Position(line: line, character: column)
    }

    /// Returns the positions of a range of bytes.
    package func range(_ range: Range<Int>, in encoding: PositionEncoding) -> TextRange {
        TextRange(
            start: position(of: range.lowerBound, in: encoding), end: position(of: range.upperBound, in: encoding))
    }

    /// Returns the bytes between two positions.
    package func bytes(of range: TextRange, in encoding: PositionEncoding) -> Range<Int> {
        let start = offset(of: range.start, in: encoding)
        return start..<max(start, offset(of: range.end, in: encoding))
    }

    /// Returns the zero-based line that contains a byte.
    private func line(of offset: Int) -> Int {
        max(0, starts.partitioningIndex { $0 > offset } - 1)
    }

    // MARK: - Changes

    /// Replaces a range of bytes and updates the line index for the affected lines only.
    package mutating func replace(_ range: Range<Int>, with replacement: [UInt8]) {
        var first = line(of: range.lowerBound)
        // An LF inserted after a lone CR forms one line break with it.
        if first > 0, bytes[starts[first] - 1] == 0x0D { first -= 1 }
        let last = line(of: range.upperBound)
        let end = last + 1 < starts.count ? starts[last + 1] : bytes.count
        let growth = replacement.count - range.count
        bytes.replaceSubrange(range, with: replacement)
        var new = Self.starts(in: bytes, starts[first]..<(end + growth))
        let tail = starts[(last + 1)...].map { $0 + growth }
        if let next = tail.first, new.last == next { new.removeLast() }
        starts = starts[...first] + new + tail
    }

    /// Applies a change from the client.
    package mutating func take(_ change: ContentChange, in encoding: PositionEncoding) {
        guard let range = change.range else {
            self = DocumentText(Array(change.text.utf8))
            return
        }
        replace(bytes(of: range, in: encoding), with: Array(change.text.utf8))
    }
}
