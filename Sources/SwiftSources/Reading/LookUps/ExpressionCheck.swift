import SwiftParser
import SwiftSyntax

/// Tells expressions of Swift from other texts.
enum ExpressionCheck {
    /// Whether a text is one expression and nothing else.
    static func isExpression(_ text: String) -> Bool {
        let code = Array("_ = (\(text))".utf8)
        return ParallelWork.result {
            guard let (tree, _) = try? SourceReader.parse(code, limit: .max), !tree.hasError else { return false }
            return tree.statements.count == 1
        } ?? false
    }
}
