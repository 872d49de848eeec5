import CatalogCore
import SwiftSyntax

/// The declarations of a file with their attributes, which the facts omit.
enum FileLayers {
    /// Returns the types and extensions of a file.
    static func types(of file: SourceFile) -> [TypeLayer] {
        layers(of: file).compactMap { if case .type(let type) = $0.layers.first { type } else { nil } }
    }

    /// Returns a declaration in a range with the declarations that enclose it, or nil if there is none.
    static func surroundings(of name: String, at range: ByteRange, in file: SourceFile) -> Surroundings? {
        layers(of: file, within: range).first { surroundings in
            if case .member(let member)? = surroundings.layers.first { member.name == name } else { false }
        }
    }

    private static func layers(of file: SourceFile, within range: ByteRange? = nil) -> [Surroundings] {
        let bytes = file.bytes
        return ParallelWork.result { all(in: bytes, within: range) } ?? []
    }

    private static func all(in bytes: [UInt8], within range: ByteRange?) -> [Surroundings] {
        guard let (tree, start) = try? SourceReader.parse(bytes, limit: .max) else { return [] }
        var found: [Surroundings] = []
        var open: [(node: Syntax, outer: Surroundings)] = [(Syntax(tree), Surroundings())]
        while let (node, outer) = open.popLast() {
            var inner = outer
            if let layer = DeclarationLayers.layer(of: node, from: node) {
                inner.layers.insert(layer, at: 0)
                let lower = node.positionAfterSkippingLeadingTrivia.utf8Offset + start
                let upper = node.endPositionBeforeTrailingTrivia.utf8Offset + start
                if range.map({ lower <= $0.upperBound && $0.lowerBound <= upper }) ?? true { found.append(inner) }
            }
            for child in node.children(viewMode: .sourceAccurate)
            where !child.is(TokenSyntax.self) && !child.is(CodeBlockSyntax.self) {
                open.append((child, inner))
            }
        }
        return found
    }
}
