import SwiftSyntax

/// Functions that find syntax errors in a file.
enum SyntaxErrors {
    /// Returns the offsets of missing and unexpected tokens, in the order of the file.
    ///
    /// The function runs on the calling thread, which needs `SourceReader.stackSize` bytes of stack.
    ///
    /// - Throws: The reason why the file cannot be read.
    static func offsets(in bytes: [UInt8]) throws(SourceProblem) -> [Int] {
        let (tree, start) = try SourceReader.parse(bytes, limit: .max)
        return offsets(in: tree, from: start)
    }

    /// Returns the offsets of missing and unexpected tokens in a tree.
    ///
    /// - Parameter start: The number of bytes in the file before the parsed text.
    static func offsets(in tree: SourceFileSyntax, from start: Int) -> [Int] {
        var offsets: [Int] = []
        var open = [Syntax(tree)]
        while let node = open.popLast() {
            guard node.hasError else { continue }
            if node.is(TokenSyntax.self) || node.kind == .unexpectedNodes {
                offsets.append(node.position.utf8Offset + start)
            } else {
                open += node.children(viewMode: .all).reversed()
            }
        }
        return offsets
    }
}
