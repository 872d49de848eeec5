import SwiftSyntax

/// A reader of the code around literals that are keys.
struct LookupReader {
    /// The maximum depth of a node.
    private static let depthLimit = 3_000

    /// Returns the lookups of a file.
    ///
    /// The function runs on the calling thread, which needs `SourceReader.stackSize` bytes of stack.
    ///
    /// - Parameter forms: The forms of the literals, by their start offset.
    static func lookups(in bytes: [UInt8], forms: [Int: Lookup.Form]) -> Lookups {
        guard let (tree, start) = try? SourceReader.parse(bytes, limit: .max) else { return Lookups() }
        var answers: [Int: Lookups.Answer] = [:]
        var open: [(node: Syntax, depth: Int)] = [(Syntax(tree), 0)]
        while let (node, depth) = open.popLast() {
            if let literal = node.as(StringLiteralExprSyntax.self) {
                let offset = literal.positionAfterSkippingLeadingTrivia.utf8Offset + start
                if let form = forms[offset] { answers[offset] = answer(literal, form, start) }
            }
            guard depth < depthLimit else { continue }
            for child in node.children(viewMode: .sourceAccurate) where !child.is(TokenSyntax.self) {
                open.append((child, depth + 1))
            }
        }
        let location = ImportLocation(tree, bytes, start: start)
        return Lookups(
            answers, imports: location.imports, importOffset: location.offset, isFirstImport: location.isFirst)
    }

    private static func answer(
        _ literal: StringLiteralExprSyntax, _ form: Lookup.Form, _ start: Int
    ) -> Lookups.Answer {
        guard SiteContext(literal).isWhole else { return .failure(.unknown) }
        return Result { () throws(Lookup.Obstacle) in
            try LookupExpression(literal, form).formatted().lookup(from: start)
        }
    }
}
