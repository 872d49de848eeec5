import SwiftParser
import SwiftSyntax
import XCStringsKit

/// Reads the bytes of a Swift file into facts.
enum SourceReader {
    /// How deeply brackets and statements may be nested, so that the parser's recursion ends.
    private static let nesting = 400

    /// How many bytes of stack that depth needs, with room to spare.
    static let stackSize = 64 << 20

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

    /// The bytes of a node without what stands round it.
    func range(of node: some SyntaxProtocol) -> ByteRange {
        let lower = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let upper = max(lower, node.endPositionBeforeTrailingTrivia.utf8Offset)
        return lower + start..<upper + start
    }

    func spot(of node: some SyntaxProtocol, in context: Int) -> SourceSpot {
        let range = range(of: node)
        return SourceSpot(range: range, position: lines.position(at: range.lowerBound), context: context)
    }
}
