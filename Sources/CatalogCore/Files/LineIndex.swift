/// The start of each line of a text, to convert byte offsets to lines and columns.
///
/// Creating an index takes one pass over the bytes, or two if a line is long. A conversion takes a binary search and a
/// scan of a short line or a part of a long one.
public struct LineIndex: Sendable {
    private let bytes: [UInt8]
    private let starts: [Int]
    /// The length in UTF-16 units of the text before each multiple of `step` bytes; empty if all lines are short.
    private let lengths: [Int]

    /// The distance between the offsets in `lengths`, in bytes.
    private static let step = 2048

    /// Creates an index of UTF-8 bytes; a byte-order mark at the start does not count as a column.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0]
        var offset = ByteScan.skipLine(in: bytes, from: 0)
        while offset < bytes.count {
            let byte = bytes[offset]
            offset &+= 1
            if byte == UInt8(ascii: "\n") {
                starts.append(offset)
            } else if byte == UInt8(ascii: "\r"), offset == bytes.count || bytes[offset] != UInt8(ascii: "\n") {
                starts.append(offset)
            }
            offset = ByteScan.skipLine(in: bytes, from: offset)
        }
        self.starts = starts
        let ends = starts.dropFirst() + [bytes.count]
        let isLong = zip(starts, ends).contains { $1 - $0 > Self.step }
        lengths = isLong ? Self.lengths(of: bytes) : []
    }

    private static func lengths(of bytes: [UInt8]) -> [Int] {
        var lengths = [0]
        for start in stride(from: 0, to: bytes.count - step + 1, by: step) {
            lengths.append(lengths[lengths.count - 1] + utf16Length(of: bytes[start..<start + step]))
        }
        return lengths
    }

    /// The number of lines; a text that ends in a newline has an empty last line.
    public var lineCount: Int { starts.count }

    /// Returns the position of the byte at `offset`; offsets past the end give the end.
    public func position(at offset: Int) -> TextPosition {
        let offset = min(max(offset, starts[0]), bytes.count)
        let line = lineNumber(at: offset)
        return TextPosition(line: line + 1, column: utf16Length(of: starts[line]..<offset) + 1)
    }

    /// Returns the offset of the byte at a position; the end of the line if the column is beyond it.
    public func offset(of position: TextPosition) -> Int {
        guard position.line <= starts.count, position.line > 0 else { return bytes.count }
        var offset = starts[position.line - 1]
        var column = 1
        while column < position.column, offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
            column += bytes[offset] >= 0xF0 ? 2 : 1
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return offset
    }

    /// Returns the index of the last line that starts at or before `offset`.
    private func lineNumber(at offset: Int) -> Int {
        max(0, starts.partitioningIndex { $0 > offset } - 1)
    }

    private func utf16Length(of range: ByteRange) -> Int {
        guard !lengths.isEmpty, range.count > Self.step else { return Self.utf16Length(of: bytes[range]) }
        return utf16Length(upTo: range.upperBound) - utf16Length(upTo: range.lowerBound)
    }

    private func utf16Length(upTo offset: Int) -> Int {
        let part = offset / Self.step
        return lengths[part] + Self.utf16Length(of: bytes[part * Self.step..<offset])
    }

    /// Returns the length in UTF-16 units, counted by lead bytes: two for a four-byte sequence, otherwise one.
    private static func utf16Length(of bytes: ArraySlice<UInt8>) -> Int {
        var length = 0
        for byte in bytes where byte & 0xC0 != 0x80 {
            length += byte >= 0xF0 ? 2 : 1
        }
        return length
    }
}
