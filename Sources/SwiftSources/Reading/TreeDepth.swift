import SwiftSyntax

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
