import SwiftSyntax
import XCStringsKit

/// Where the nodes of a tree are in the file that it was made of.
struct SourceText {
    let bytes: [UInt8]
    let lines: LineIndex
    /// What the file has before the first byte that was parsed.
    let start: Int
    /// Where the text begins of nodes that begin at a place, spaces and comments included; in a long chain of members
    /// all begin at the same place, and each would look for its first token anew.
    private var beginnings: [Int: Int] = [:]
    /// The places that were asked for: each is a walk along its line.
    private var positions: [Int: TextPosition] = [:]
    /// The furthest of them, from which the next one on its line is not far.
    private var furthest: (offset: Int, position: TextPosition)

    init(_ bytes: [UInt8], start: Int) {
        self.bytes = bytes
        self.start = start
        lines = LineIndex(bytes)
        furthest = (start, .start)
    }

    /// The bytes of a node without what stands round it.
    mutating func range(of node: some SyntaxProtocol) -> ByteRange {
        let place = node.position.utf8Offset
        let lower = beginnings[place] ?? node.positionAfterSkippingLeadingTrivia.utf8Offset
        beginnings[place] = lower
        let upper = max(lower, node.endPositionBeforeTrailingTrivia.utf8Offset)
        return lower + start..<upper + start
    }

    mutating func spot(of node: some SyntaxProtocol, in context: Int) -> SourceSpot {
        let range = range(of: node)
        return SourceSpot(range: range, position: position(at: range.lowerBound), context: context)
    }

    /// The line and column of a byte.
    mutating func position(at offset: Int) -> TextPosition {
        if let known = positions[offset] { return known }
        let found = positionOnLine(at: offset) ?? lines.position(at: offset)
        positions[offset] = found
        if offset > furthest.offset { furthest = (offset, found) }
        return found
    }

    /// The same where it is further on the line of the furthest so far, which may hold a whole file.
    private func positionOnLine(at offset: Int) -> TextPosition? {
        let (last, position) = furthest
        let end = lines.offset(of: TextPosition(line: position.line + 1, column: 1))
        guard offset >= last, offset < end, end <= bytes.count else { return nil }
        let units = bytes[last..<offset].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : $1 >= 0xF0 ? 2 : 1) }
        return TextPosition(line: position.line, column: position.column + units)
    }
}
