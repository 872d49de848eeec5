import CatalogCore
import SwiftParser
import SwiftSyntax

/// A reader that extracts facts from the bytes of a Swift file.
package enum SourceReader {
    /// The maximum nesting of brackets and statements, which limits the recursion of the parser.
    private static let nesting = 256

    /// The stack size in bytes that suffices for this nesting.
    package static let stackSize = 256 << 20

    /// The maximum depth of a tree, because swift-syntax finds the first token of a node by recursion.
    private static let depthLimit = 100_000

    /// Reads a file; invalid Swift yields the facts of its valid parts.
    ///
    /// The function runs on the calling thread, which needs `stackSize` bytes of stack.
    package static func read(_ bytes: [UInt8], limit: Int) -> SourceFacts {
        do throws(SourceProblem) {
            let (tree, start) = try parse(bytes, limit: limit)
            var collector = FactCollector(SourceText(bytes, start: start))
            collector.collect(tree)
            if collector.facts.problem == nil, tree.hasError,
                let offset = SyntaxErrors.offsets(in: tree, from: start).first
            {
                collector.facts.problem = .syntax(LineIndex(bytes).position(at: offset))
            }
            return collector.facts
        } catch {
            return SourceFacts(problem: error)
        }
    }

    /// Returns the tree of a file, and the length of the byte order mark, which the tree omits.
    ///
    /// A thread that walks over the tree needs `stackSize` bytes of stack.
    ///
    /// - Throws: The reason why the file cannot be read.
    static func parse(_ bytes: [UInt8], limit: Int) throws(SourceProblem) -> (tree: SourceFileSyntax, start: Int) {
        guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
        if let offset = invalidOffset(in: bytes) { throw .notUTF8(offset: offset) }
        let start = bytes.starts(with: ByteOrderMark.utf8) ? ByteOrderMark.utf8.count : 0
        if let offset = BracketDepthScan.tooDeep(in: bytes, from: start) {
            throw .tooDeep(LineIndex(bytes).position(at: offset))
        }
        let tree = bytes[start...].withUnsafeBufferPointer { buffer in
            // Swift 6 refuses the space in `@objc (name:)`, and projects in the mode of Swift 5 have it.
            Parser.parse(source: buffer, maximumNestingLevel: nesting, swiftVersion: .v5)
        }
        if bytes.count > depthLimit, let location = TreeDepth.firstNode(below: depthLimit, in: Syntax(tree)) {
            throw .tooDeep(LineIndex(bytes).position(at: start + location.utf8Offset))
        }
        return (tree, start)
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
