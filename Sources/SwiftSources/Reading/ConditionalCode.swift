import SwiftSyntax

/// A filter for code that `#if` excludes from every build, such as `#if false`.
enum ConditionalCode {
    /// Returns whether no build compiles a clause, whatever its platform and its settings.
    static func isDead(_ clause: IfConfigClauseSyntax) -> Bool {
        if clause.condition.map({ value(of: $0) == false }) ?? false { return true }
        guard let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) else { return false }
        return clauses.prefix { $0.id != clause.id }.contains { $0.condition.map { value(of: $0) == true } ?? false }
    }

    /// Returns the value of a condition if it is the same in every build, or nil.
    private static func value(of condition: ExprSyntax, depth: Int = 0) -> Bool? {
        guard depth < 20 else { return nil }
        switch condition.kind {
        case .booleanLiteralExpr:
            return condition.cast(BooleanLiteralExprSyntax.self).literal.tokenKind == .keyword(.true)
        case .prefixOperatorExpr:
            let negation = condition.cast(PrefixOperatorExprSyntax.self)
            guard negation.operator.text == "!" else { return nil }
            return value(of: negation.expression, depth: depth + 1).map { !$0 }
        case .tupleExpr:
            let elements = condition.cast(TupleExprSyntax.self).elements
            guard elements.count == 1, let only = elements.first else { return nil }
            return value(of: only.expression, depth: depth + 1)
        case .sequenceExpr: return value(of: condition.cast(SequenceExprSyntax.self), depth)
        default: return nil
        }
    }

    /// Returns the value of operands that are all joined by `&&`, or all by `||`.
    private static func value(of sequence: SequenceExprSyntax, _ depth: Int) -> Bool? {
        let elements = Array(sequence.elements)
        let operators = Set(elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text })
        guard operators.count == 1, let sign = operators.first, ["&&", "||"].contains(sign) else { return nil }
        let values = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map { value(of: $0, depth: depth + 1) }
        let decisive = sign == "||"
        if values.contains(decisive) { return decisive }
        return values.contains(nil) ? nil : !decisive
    }
}
