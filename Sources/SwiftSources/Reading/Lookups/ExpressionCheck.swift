import SwiftParser
import SwiftSyntax

/// A check for valid Swift expressions.
enum ExpressionCheck {
    /// Returns whether a text is exactly one expression.
    static func isExpression(_ text: String) -> Bool {
        let code = Array("_ = (\(text))".utf8)
        return ParallelWork.result {
            guard let (tree, _) = try? SourceReader.parse(code, limit: .max), !tree.hasError else { return false }
            return tree.statements.count == 1
        } ?? false
    }
}
