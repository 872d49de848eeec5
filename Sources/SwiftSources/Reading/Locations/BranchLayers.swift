import SwiftSyntax

/// A reader of the branches that enclose an expression.
enum BranchLayers {
    /// Returns the branch of a node that contains its child, or nil if there is none.
    ///
    /// - Parameter inner: The child from which the walk came.
    static func branch(of node: Syntax, from inner: Syntax) -> BranchLayer? {
        switch node.kind {
        case .switchCase: patterns(node.cast(SwitchCaseSyntax.self), from: inner)
        case .ifExpr: condition(node.cast(IfExprSyntax.self), from: inner)
        case .guardStmt: missing(node.cast(GuardStmtSyntax.self), from: inner)
        case .catchClause: caught(node.cast(CatchClauseSyntax.self), from: inner)
        case .exprList: ternary(node.cast(ExprListSyntax.self), from: inner)
        case .unresolvedTernaryExpr: nil
        default: nil
        }
    }

    private static func patterns(_ node: SwitchCaseSyntax, from inner: Syntax) -> BranchLayer? {
        guard inner.is(CodeBlockItemListSyntax.self) else { return nil }
        guard case .case(let label) = node.label, let item = label.caseItems.first else {
            return BranchLayer(names: ["default"], kind: .pattern)
        }
        return BranchLayer(names: PatternNames.names(in: Syntax(item.pattern)), kind: .pattern)
    }

    private static func condition(_ node: IfExprSyntax, from inner: Syntax) -> BranchLayer? {
        let names = PatternNames.names(in: node.conditions)
        if node.body.id == inner.id { return BranchLayer(names: names, kind: .condition) }
        // For code in an `else if`, the condition of that `if` counts.
        guard let other = node.elseBody, other.id == inner.id, other.is(CodeBlockSyntax.self) else { return nil }
        return BranchLayer(names: names, kind: .otherwise)
    }

    private static func missing(_ node: GuardStmtSyntax, from inner: Syntax) -> BranchLayer? {
        guard node.body.id == inner.id else { return nil }
        return BranchLayer(names: PatternNames.names(in: node.conditions), kind: .missing)
    }

    private static func caught(_ node: CatchClauseSyntax, from inner: Syntax) -> BranchLayer? {
        guard node.body.id == inner.id else { return nil }
        guard let pattern = node.catchItems.first?.pattern else { return BranchLayer(names: [], kind: .failure) }
        let names = PatternNames.names(in: Syntax(pattern))
        return BranchLayer(names: names, kind: names.isEmpty ? .failure : .pattern)
    }

    /// Returns the branch of `done ? "…" : "…"`.
    ///
    /// The parser does not fold operators, so condition, branches and operators are in one list.
    private static func ternary(_ list: ExprListSyntax, from inner: Syntax) -> BranchLayer? {
        let parts = Array(list)
        guard let sign = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }), sign > 0 else {
            return nil
        }
        let names = parts[..<sign].flatMap { PatternNames.values(in: Syntax($0)) }
        if let middle = parts[sign].as(UnresolvedTernaryExprSyntax.self), middle.id == inner.id {
            return BranchLayer(names: Array(names.prefix(2)), kind: .choice)
        }
        guard let position = parts.firstIndex(where: { $0.id == inner.id }), position > sign else { return nil }
        return BranchLayer(names: Array(names.prefix(2)), kind: .otherChoice)
    }
}

/// Functions that read descriptive names from patterns and conditions.
enum PatternNames {
    /// Returns the names in a condition list: the bound names, or else those of the tested values.
    static func names(in conditions: ConditionElementListSyntax) -> [String] {
        guard let first = conditions.first?.condition else { return [] }
        switch first {
        case .optionalBinding(let binding): return names(in: Syntax(binding.pattern))
        case .expression(let expression): return Array(values(in: Syntax(expression)).prefix(2))
        case .matchingPattern(let match): return names(in: Syntax(match.pattern))
        case .availability: return []
        }
    }

    /// Returns the case or type that a pattern matches: `noNetwork` for `ChatError.noNetwork(let code)`.
    static func names(in pattern: Syntax) -> [String] {
        if let bound = pattern.as(IdentifierPatternSyntax.self) { return [bound.identifier.text] }
        if let typed = pattern.as(IsTypePatternSyntax.self) { return [typed.type.code] }
        if let expression = pattern.as(ExpressionPatternSyntax.self) { return names(in: Syntax(expression.expression)) }
        if let binding = pattern.as(ValueBindingPatternSyntax.self) { return names(in: Syntax(binding.pattern)) }
        if let call = pattern.as(FunctionCallExprSyntax.self) { return names(in: Syntax(call.calledExpression)) }
        if let member = pattern.as(MemberAccessExprSyntax.self) { return [member.declName.baseName.text] }
        if let name = pattern.as(DeclReferenceExprSyntax.self) { return [name.baseName.text] }
        if let text = pattern.as(StringLiteralExprSyntax.self) { return NamedValues.words(of: text) }
        if let tuple = pattern.as(TupleExprSyntax.self) {
            return tuple.elements.flatMap { names(in: Syntax($0.expression)) }
        }
        if let cast = pattern.as(SequenceExprSyntax.self), let first = cast.elements.last {
            return names(in: Syntax(first))
        }
        return []
    }

    /// Returns the last names of the operands in an expression, in order.
    static func values(in expression: Syntax) -> [String] {
        var names: [String] = []
        var open = [expression]
        while let node = open.popLast(), names.count < 4 {
            if let member = node.as(MemberAccessExprSyntax.self) {
                names.append(member.declName.baseName.text)
            } else if let name = node.as(DeclReferenceExprSyntax.self) {
                names.append(name.baseName.text)
            } else if let call = node.as(FunctionCallExprSyntax.self) {
                open.append(Syntax(call.calledExpression))
            } else if let number = node.as(IntegerLiteralExprSyntax.self), number.literal.text == "1" {
                names.append("one")
            } else {
                open += node.children(viewMode: .sourceAccurate).filter { !$0.is(TokenSyntax.self) }.reversed()
            }
        }
        return names
    }
}
