import SwiftParser
import SwiftSyntax
import XCStringsKit

/// Reads the bytes of a Swift file into facts.
enum SourceReader {
    /// How deeply brackets and statements may be nested, so that the parser's recursion ends.
    private static let nesting = 400

    /// How many bytes of stack that depth needs, with room to spare.
    static let stackSize = 256 << 20

    /// How deep a tree may be: swift-syntax goes down to the first token of a node by recursion.
    private static let depthLimit = 100_000

    /// Reads a file; what is not valid Swift gives what can be made out.
    ///
    /// Runs on the thread of the caller, which needs `stackSize` bytes of stack.
    static func read(_ bytes: [UInt8], limit: Int) -> SourceFacts {
        guard bytes.count <= limit else { return SourceFacts(problem: .tooLarge(limit: limit)) }
        if let offset = invalidOffset(in: bytes) { return SourceFacts(problem: .notUTF8(offset: offset)) }
        let start = bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
        let tree = bytes[start...].withUnsafeBufferPointer { buffer in
            Parser.parse(source: buffer, maximumNestingLevel: nesting)
        }
        if bytes.count > depthLimit, let place = TreeDepth.firstNode(below: depthLimit, in: Syntax(tree)) {
            let position = LineIndex(bytes).position(at: start + place.utf8Offset)
            return SourceFacts(problem: .tooDeep(position))
        }
        var collector = FactCollector(SourceText(lines: LineIndex(bytes), start: start))
        collector.collect(tree)
        return collector.facts
    }

    private static func invalidOffset(in bytes: [UInt8]) -> Int? {
        do throws(TextEncodingError) {
            guard try DecodedText(decoding: bytes).encoding == .utf8 else { return 0 }
            return nil
        } catch {
            return error.byteOffset
        }
    }
}

/// Where the nodes of a tree are in the file that it was made of.
struct SourceText {
    let lines: LineIndex
    /// What the file has before the first byte that was parsed.
    let start: Int
    /// Where the text begins of nodes that begin at a place, spaces and comments included; in a long chain of members
    /// all begin at the same place, and each would look for its first token anew.
    private var beginnings: [Int: Int] = [:]

    init(lines: LineIndex, start: Int) {
        self.lines = lines
        self.start = start
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
        return SourceSpot(range: range, position: lines.position(at: range.lowerBound), context: context)
    }
}

/// Measures trees without recursion.
enum TreeDepth {
    /// Where the first node is that lies deeper than a limit.
    static func firstNode(below limit: Int, in tree: Syntax) -> AbsolutePosition? {
        var open = [(node: tree, depth: 0)]
        while let (node, depth) = open.popLast() {
            if depth > limit { return node.position }
            for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
                open.append((child, depth + 1))
            }
        }
        return nil
    }
}
