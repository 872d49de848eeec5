import SwiftSyntax
import XCStringsKit

/// A reader of the code around literals that are keys.
struct LookUpReader {
    /// The maximum depth of a node.
    private static let depthLimit = 3_000

    /// Returns the lookups of a file.
    ///
    /// The function runs on the calling thread, which needs `SourceReader.stackSize` bytes of stack.
    ///
    /// - Parameter forms: The forms of the literals, by their start offset.
    static func lookUps(in bytes: [UInt8], forms: [Int: LookUp.Form]) -> LookUps {
        guard let (tree, start) = try? SourceReader.parse(bytes, limit: .max) else { return LookUps() }
        var answers: [Int: LookUps.Answer] = [:]
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
        let place = ImportPlace(tree, bytes, start: start)
        return LookUps(answers, imports: place.imports, importOffset: place.offset, isFirstImport: place.isFirst)
    }

    private static func answer(
        _ literal: StringLiteralExprSyntax, _ form: LookUp.Form, _ start: Int
    ) -> LookUps.Answer {
        guard SiteContext(literal).isWhole else { return .failure(.unknown) }
        return Result { () throws(LookUp.Obstacle) in
            try LookUpExpression(literal, form).formatted().lookUp(from: start)
        }
    }
}
