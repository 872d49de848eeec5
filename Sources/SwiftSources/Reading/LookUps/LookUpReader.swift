import SwiftSyntax
import XCStringsKit

/// Reads the code round literals that are keys.
struct LookUpReader {
    /// How deep a node may lie to be read.
    private static let depthLimit = 3_000

    /// The look-ups of a file.
    ///
    /// Runs on the thread of the caller, which needs `SourceReader.stackSize` bytes of stack.
    ///
    /// - Parameter forms: what the literals are, by their first bytes.
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
