import CatalogCore
import SwiftSyntax

/// A mapping from the nodes of a tree to locations in the file.
struct SourceText {
    let bytes: [UInt8]
    let lines: LineIndex
    /// The number of bytes in the file before the parsed text.
    let start: Int
    /// The offset of a node's text, by the offset of the node including its leading trivia.
    ///
    /// All nodes in a long chain of members begin at the same offset, and each would otherwise search for its first
    /// token.
    private var beginnings: [Int: Int] = [:]
    /// Cached positions, because finding a position requires a scan of its line.
    private var positions: [Int: TextPosition] = [:]
    /// The position with the highest offset so far, from which the search for a later one on the same line starts.
    private var furthest: (offset: Int, position: TextPosition)

    init(_ bytes: [UInt8], start: Int) {
        self.bytes = bytes
        self.start = start
        lines = LineIndex(bytes)
        furthest = (start, .start)
    }

    /// Returns the range of a node without surrounding trivia.
    mutating func range(of node: some SyntaxProtocol) -> ByteRange {
        let location = node.position.utf8Offset
        let lower = beginnings[location] ?? node.positionAfterSkippingLeadingTrivia.utf8Offset
        beginnings[location] = lower
        let upper = max(lower, node.endPositionBeforeTrailingTrivia.utf8Offset)
        return lower + start..<upper + start
    }

    /// Returns the first byte of a node after its leading trivia, or nil at the end of the file.
    func firstByte(of node: Syntax) -> UInt8? {
        let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset + start
        return offset < bytes.count ? bytes[offset] : nil
    }

    mutating func spot(of node: some SyntaxProtocol, in context: Int) -> SourceSpot {
        let range = range(of: node)
        return SourceSpot(range: range, position: position(at: range.lowerBound), context: context)
    }

    /// Returns the line and column of an offset.
    mutating func position(at offset: Int) -> TextPosition {
        if let known = positions[offset] { return known }
        let found = positionOnLine(at: offset) ?? lines.position(at: offset)
        positions[offset] = found
        if offset > furthest.offset { furthest = (offset, found) }
        return found
    }

    /// Returns the position of an offset that follows `furthest` on the same line, because one line can contain a whole
    /// file.
    private func positionOnLine(at offset: Int) -> TextPosition? {
        let (last, position) = furthest
        let end = lines.offset(of: TextPosition(line: position.line + 1, column: 1))
        guard offset >= last, offset < end, end <= bytes.count else { return nil }
        let units = bytes[last..<offset].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
        return TextPosition(line: position.line, column: position.column + units)
    }
}
