import SwiftSyntax

/// Finds what is no valid Swift in a file.
enum SyntaxErrors {
    /// The first bytes of what the parser missed, or met where it did not expect it, in the order of the file.
    ///
    /// Runs on the thread of the caller, which needs `SourceReader.stackSize` bytes of stack.
    ///
    /// - Throws: why the file cannot be read.
    static func offsets(in bytes: [UInt8]) throws(SourceProblem) -> [Int] {
        let (tree, start) = try SourceReader.parse(bytes, limit: .max)
        return offsets(in: tree, from: start)
    }

    /// The same for a tree, of which the first byte of the file is so many behind the file's beginning.
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
