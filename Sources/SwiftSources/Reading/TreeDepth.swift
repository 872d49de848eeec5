import SwiftSyntax

/// A depth check for trees that does not use recursion.
enum TreeDepth {
    /// Returns the position of the first node below a depth, or nil if there is none.
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
