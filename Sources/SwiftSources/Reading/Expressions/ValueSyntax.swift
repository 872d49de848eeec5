import SwiftSyntax

/// Facts about the expression of an interpolated value.
struct ValueSyntax {
    private let expression: ExprSyntax

    init(_ expression: ExprSyntax) {
        self.expression = expression
    }

    /// Whether the value is optional, or nil if this depends on declarations elsewhere.
    var isOptional: Bool? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return ValueSyntax(only.expression).isOptional
        }
        if let tried = expression.as(TryExprSyntax.self) {
            return tried.questionOrExclamationMark?.text == "?" ? true : ValueSyntax(tried.expression).isOptional
        }
        if let awaited = expression.as(AwaitExprSyntax.self) { return ValueSyntax(awaited.expression).isOptional }
        if expression.is(ForceUnwrapExprSyntax.self) || Self.isLiteral(expression) { return false }
        if let sequence = expression.as(SequenceExprSyntax.self) { return Self.isOptional(sequence) }
        if let name = expression.as(DeclReferenceExprSyntax.self) { return Self.isUnwrapped(name) ? false : nil }
        return Self.isChained(expression) ? true : nil
    }

    private static func isLiteral(_ expression: ExprSyntax) -> Bool {
        expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self)
            || expression.is(StringLiteralExprSyntax.self) || expression.is(BooleanLiteralExprSyntax.self)
    }

    private static func isOptional(_ sequence: SequenceExprSyntax) -> Bool? {
        let elements = Array(sequence.elements)
        if elements.contains(where: { $0.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?" }) {
            return !elements.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" }
        }
        let isFallback = elements.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" }
        let isChoice = elements.contains { $0.is(UnresolvedTernaryExprSyntax.self) }
        guard let last = elements.last, isFallback || isChoice else { return nil }
        return ValueSyntax(last).isOptional
    }

    /// Returns whether an expression contains optional chaining that makes its value optional.
    private static func isChained(_ expression: ExprSyntax) -> Bool {
        var next: ExprSyntax? = expression
        while let current = next {
            if current.is(OptionalChainingExprSyntax.self) { return true }
            next =
                current.as(MemberAccessExprSyntax.self)?.base ?? current.as(FunctionCallExprSyntax.self)?
                .calledExpression
                ?? current.as(SubscriptCallExprSyntax.self)?.calledExpression
        }
        return false
    }

    /// Returns whether an enclosing condition unwraps a name, as `if let name` or an earlier `guard let name` does.
    private static func isUnwrapped(_ name: DeclReferenceExprSyntax) -> Bool {
        var node = Syntax(name)
        while let parent = node.parent {
            if let choice = parent.as(IfExprSyntax.self), choice.elseBody?.id != node.id,
                binds(name, choice.conditions)
            {
                return true
            }
            if let loop = parent.as(WhileStmtSyntax.self), binds(name, loop.conditions) { return true }
            if let items = parent.as(CodeBlockItemListSyntax.self) {
                let earlier = items.prefix { $0.id != node.id }
                if earlier.contains(where: {
                    $0.item.as(GuardStmtSyntax.self).map { binds(name, $0.conditions) } ?? false
                }) {
                    return true
                }
            }
            node = parent
        }
        return false
    }

    private static func binds(_ name: DeclReferenceExprSyntax, _ conditions: ConditionElementListSyntax) -> Bool {
        conditions.contains { element in
            let pattern = element.condition.as(OptionalBindingConditionSyntax.self)?.pattern
            return pattern?.as(IdentifierPatternSyntax.self)?.identifier.text == name.baseName.text
        }
    }

    /// Whether the value can be a literal with letters.
    ///
    /// Literals in comparisons and arguments do not count.
    var holdsText: Bool {
        var open = [expression]
        while let next = open.popLast() {
            if let literal = next.as(StringLiteralExprSyntax.self) {
                let said = literal.segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }.joined()
                if said.contains(where: \.isLetter) { return true }
            } else if let tuple = next.as(TupleExprSyntax.self) {
                open += tuple.elements.map(\.expression)
            } else if let choice = next.as(UnresolvedTernaryExprSyntax.self) {
                open.append(choice.thenExpression)
            } else if let sequence = next.as(SequenceExprSyntax.self) {
                open += Self.branches(of: sequence)
            }
        }
        return false
    }

    private static func branches(of sequence: SequenceExprSyntax) -> [ExprSyntax] {
        let elements = Array(sequence.elements)
        let telling: Set<String> = ["+", "??"]
        return elements.indices.filter { index in
            let round = [index - 1, index + 1].filter(elements.indices.contains)
            return round.allSatisfy { neighbour in
                elements[neighbour].as(BinaryOperatorExprSyntax.self).map { telling.contains($0.operator.text) } ?? true
            }
        }.map { elements[$0] }
    }
}
