import SwiftSyntax

/// The branches of an `if` or `switch` expression.
enum Branches {
    /// Returns the values of branches that consist of a single expression.
    static func values(of expression: ExprSyntax) -> [ExprSyntax] {
        if let choice = expression.as(SwitchExprSyntax.self) {
            return choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }.compactMap { value(of: $0.statements) }
        }
        var values: [ExprSyntax] = []
        var next = expression.as(IfExprSyntax.self)
        while let branch = next {
            next = nil
            if let value = value(of: branch.body.statements) { values.append(value) }
            switch branch.elseBody {
            case .ifExpr(let inner): next = inner
            case .codeBlock(let block): if let value = value(of: block.statements) { values.append(value) }
            case nil: break
            }
        }
        return values
    }

    /// Returns whether `#if` selects branches.
    static func isConditional(_ expression: ExprSyntax) -> Bool {
        expression.as(SwitchExprSyntax.self)?.cases.contains { !$0.is(SwitchCaseSyntax.self) } ?? false
    }

    private static func value(of statements: CodeBlockItemListSyntax) -> ExprSyntax? {
        guard statements.count == 1, let only = statements.first else { return nil }
        switch only.item {
        case .expr(let expression): return expression
        case .stmt(let statement): return statement.as(ExpressionStmtSyntax.self)?.expression
        default: return nil
        }
    }
}
