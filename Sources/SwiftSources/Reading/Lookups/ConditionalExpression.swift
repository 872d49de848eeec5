import SwiftSyntax

/// A conditional expression, or a chain of them, as the parser reads it before operators have a precedence.
struct ConditionalExpression {
    /// The whole expression, with its conditions.
    let node: ExprSyntax
    /// The number of branches.
    let branchCount: Int

    /// Finds the expression of which an expression is a whole branch; nil if there is none.
    init?(branch: ExprSyntax) {
        let element = branch.parent?.as(UnresolvedTernaryExprSyntax.self).map(ExprSyntax.init) ?? branch
        guard let list = element.parent?.as(ExprListSyntax.self),
            let sequence = list.parent?.as(SequenceExprSyntax.self)
        else { return nil }
        let elements = Array(list)
        // The last branch follows the last question mark and colon directly, else an operator is applied to it.
        guard elements.dropLast().last?.is(UnresolvedTernaryExprSyntax.self) == true,
            element.is(UnresolvedTernaryExprSyntax.self) || element.id == elements.last?.id,
            !elements.contains(where: { $0.is(AssignmentExprSyntax.self) })
        else { return nil }
        node = ExprSyntax(sequence)
        branchCount = elements.count { $0.is(UnresolvedTernaryExprSyntax.self) } + 1
    }
}
