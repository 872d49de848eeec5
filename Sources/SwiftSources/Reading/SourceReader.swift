import SwiftParser
import SwiftSyntax
import XCStringsKit

/// Reads the bytes of a Swift file into facts.
enum SourceReader {
    /// How deeply brackets and statements may be nested, so that the parser's recursion ends.
    private static let nesting = 256

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
        if let offset = SquareBrackets.tooDeep(in: bytes, from: start) {
            return SourceFacts(problem: .tooDeep(LineIndex(bytes).position(at: offset)))
        }
        let tree = bytes[start...].withUnsafeBufferPointer { buffer in
            Parser.parse(source: buffer, maximumNestingLevel: nesting)
        }
        if bytes.count > depthLimit, let place = TreeDepth.firstNode(below: depthLimit, in: Syntax(tree)) {
            let position = LineIndex(bytes).position(at: start + place.utf8Offset)
            return SourceFacts(problem: .tooDeep(position))
        }
        var collector = FactCollector(SourceText(bytes, start: start))
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
