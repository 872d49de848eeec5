import SwiftSyntax

/// A reader of type hints from the expressions of a file.
enum HintReader {
    /// Returns the type hint of an expression.
    static func hint(of expression: ExprSyntax, _ scopes: inout ScopeReader, depth: Int = 0) -> TypeHint {
        guard depth < TypeHint.depthLimit, scopes.takeStep() else { return .unknown }
        switch expression.kind {
        case .integerLiteralExpr: return .type("Int")
        case .floatLiteralExpr: return .type("Double")
        case .stringLiteralExpr: return .type("String")
        case .booleanLiteralExpr: return .type("Bool")
        case .arrayExpr: return array(expression.cast(ArrayExprSyntax.self), &scopes, depth)
        case .declReferenceExpr: return name(expression.cast(DeclReferenceExprSyntax.self), &scopes, depth)
        case .memberAccessExpr: return member(expression.cast(MemberAccessExprSyntax.self), &scopes, depth)
        case .functionCallExpr: return call(expression.cast(FunctionCallExprSyntax.self), &scopes, depth)
        case .subscriptCallExpr: return element(expression.cast(SubscriptCallExprSyntax.self), &scopes, depth)
        case .sequenceExpr: return sequence(expression.cast(SequenceExprSyntax.self), &scopes, depth)
        case .prefixOperatorExpr:
            let prefix = expression.cast(PrefixOperatorExprSyntax.self)
            guard prefix.operator.text != "!" else { return .type("Bool") }
            return .variable(hint(of: prefix.expression, &scopes, depth: depth + 1))
        default:
            return inner(expression).map { hint(of: $0, &scopes, depth: depth + 1) } ?? .unknown
        }
    }

    /// Returns the type hint of an assignment target.
    static func baseHint(of expression: ExprSyntax, _ scopes: inout ScopeReader) -> TypeHint {
        hint(of: expression, &scopes)
    }

    /// Returns the expression inside parentheses, `try`, `await`, `!` or `?`.
    private static func inner(_ expression: ExprSyntax) -> ExprSyntax? {
        switch expression.kind {
        case .tupleExpr:
            let elements = expression.cast(TupleExprSyntax.self).elements
            return elements.count == 1 ? elements.first?.expression : nil
        case .tryExpr: return expression.cast(TryExprSyntax.self).expression
        case .awaitExpr: return expression.cast(AwaitExprSyntax.self).expression
        case .forceUnwrapExpr: return expression.cast(ForceUnwrapExprSyntax.self).expression
        case .optionalChainingExpr: return expression.cast(OptionalChainingExprSyntax.self).expression
        default: return nil
        }
    }

    private static func array(_ array: ArrayExprSyntax, _ scopes: inout ScopeReader, _ depth: Int) -> TypeHint {
        guard let first = array.elements.first else { return .unknown }
        switch hint(of: first.expression, &scopes, depth: depth + 1) {
        case .type(let element), .parameter(_, function: _, type: let element): return .type("[\(element)]")
        case .unknown: return .unknown
        // The others can be other strings.
        case let element: return .list(.variable(element), of: nil)
        }
    }

    /// Returns the hint of an element; a subscript with a default value can also return the default.
    private static func element(
        _ call: SubscriptCallExprSyntax, _ scopes: inout ScopeReader, _ depth: Int
    ) -> TypeHint {
        let element = TypeHint.element(hint(of: call.calledExpression, &scopes, depth: depth + 1))
        return call.arguments.contains { $0.label != nil } ? .variable(element) : element
    }

    // MARK: - Names

    private static func name(
        _ reference: DeclReferenceExprSyntax, _ scopes: inout ScopeReader, _ depth: Int
    ) -> TypeHint {
        let name = reference.baseName.text
        switch scopes.binding(of: name, at: Syntax(reference)) {
        case .type(let type), .later(_, let type): return .type(type)
        case .parameter(let type, let function): return .parameter(name, function: function, type: type)
        case .value(let value, isConstant: true): return hint(of: value, &scopes, depth: depth + 1)
        case .value(let value, isConstant: false): return .variable(hint(of: value, &scopes, depth: depth + 1))
        case .payload(let subject, let enumerationCase, let index):
            let base = subject.map { hint(of: $0, &scopes, depth: depth + 1) } ?? .unknown
            return .payload(base, case: enumerationCase, index: index)
        case .part(let tuple, let index): return .part(hint(of: tuple, &scopes, depth: depth + 1), index: index)
        case .element(let sequence): return .element(hint(of: sequence, &scopes, depth: depth + 1))
        case .integer: return .type("Int")
        case .unknown: return .unknown
        case nil: return Names.isType(name) ? .type(name) : .name(name)
        }
    }

    private static func member(
        _ member: MemberAccessExprSyntax, _ scopes: inout ScopeReader, _ depth: Int
    ) -> TypeHint {
        let name = member.declName.baseName.text
        guard let base = member.base else { return .unknown }
        if name == "self" {
            return Names.isType(Names.last(of: base)) ? .unknown : hint(of: base, &scopes, depth: depth + 1)
        }
        let owner = hint(of: base, &scopes, depth: depth + 1)
        if case .type(let type) = owner, Names.isType(name), Names.isType(type) { return .type("\(type).\(name)") }
        return .member(owner, name)
    }

    /// Returns the hint of a call: a call of an initializer has its type, any other call has the name of the function.
    private static func call(
        _ call: FunctionCallExprSyntax, _ scopes: inout ScopeReader, _ depth: Int
    ) -> TypeHint {
        let called = call.calledExpression
        let callee = called.as(GenericSpecializationExprSyntax.self)?.expression ?? called
        if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            let base = member.base
        {
            return hint(of: base, &scopes, depth: depth + 1)
        }
        // A collection created from another one has the same elements.
        let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
        if ["Array", "Set", "ArraySlice"].contains(name), call.arguments.count == 1, let only = call.arguments.first,
            only.label == nil
        {
            return hint(of: only.expression, &scopes, depth: depth + 1)
        }
        if let made = mapped(call, &scopes, depth) ?? total(call, &scopes, depth) { return made }
        if ["min", "max", "abs"].contains(name), let value = telling(call.arguments.map(\.expression)) {
            return .variable(hint(of: value, &scopes, depth: depth + 1))
        }
        return hint(of: callee, &scopes, depth: depth + 1)
    }

    /// Returns the hint of the collection that `map`, `compactMap` or `flatMap` makes of another one; nil for any other
    /// call.
    private static func mapped(
        _ call: FunctionCallExprSyntax, _ scopes: inout ScopeReader, _ depth: Int
    ) -> TypeHint? {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            ["map", "compactMap", "flatMap"].contains(member.declName.baseName.text)
        else { return nil }
        let origin = hint(of: base, &scopes, depth: depth + 1)
        let element: TypeHint
        if let closure = call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self) {
            guard closure.statements.count == 1, let only = closure.statements.first?.item.as(ExprSyntax.self) else {
                return .unknown
            }
            element = hint(of: only, &scopes, depth: depth + 1)
        } else if let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self), path.root == nil {
            let names = path.components.map {
                $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
            }
            guard !names.contains(nil) else { return .unknown }
            element = names.compactMap(\.self).reduce(TypeHint.element(origin)) { .member($0, $1) }
        } else {
            return .unknown
        }
        if case .unknown = element { return .unknown }
        return .list(member.declName.baseName.text == "flatMap" ? .element(element) : element, of: origin)
    }

    /// Returns the hint of the sum of a collection, `reduce(0, +)`; nil for any other call.
    private static func total(
        _ call: FunctionCallExprSyntax, _ scopes: inout ScopeReader, _ depth: Int
    ) -> TypeHint? {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.text == "reduce", call.arguments.count == 2, let start = call.arguments.first,
            ["+", "-", "*"].contains(call.arguments.last?.expression.trimmedDescription)
        else { return nil }
        return .sum(
            hint(of: start.expression, &scopes, depth: depth + 1), .element(hint(of: base, &scopes, depth: depth + 1)))
    }

    // MARK: - Operators

    /// Returns the expression that determines the common type of several.
    ///
    /// Number literals and members without a base take the type of the others.
    private static func telling(_ expressions: [ExprSyntax]) -> ExprSyntax? {
        let others = expressions.filter { !isNumber($0) && !takesType($0) }
        return others.last ?? expressions.first { $0.is(FloatLiteralExprSyntax.self) } ?? expressions.last
    }

    private static func takesType(_ expression: ExprSyntax) -> Bool {
        if let call = expression.as(FunctionCallExprSyntax.self) { return takesType(call.calledExpression) }
        if let member = expression.as(MemberAccessExprSyntax.self) { return member.base == nil }
        return expression.is(NilLiteralExprSyntax.self)
    }

    private static func isNumber(_ expression: ExprSyntax) -> Bool {
        let value = expression.as(PrefixOperatorExprSyntax.self)?.expression ?? expression
        return value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
    }

    private static func sequence(
        _ sequence: SequenceExprSyntax, _ scopes: inout ScopeReader, _ depth: Int
    ) -> TypeHint {
        guard sequence.elements.count <= SequenceParts.limit else { return .unknown }
        let parts = SequenceParts(sequence)
        let kinds = parts.kinds.compactMap(\.self)
        if let alternatives = parts.alternatives, let value = telling(alternatives) {
            return .variable(hint(of: value, &scopes, depth: depth + 1))
        }
        guard let loosest = kinds.min() else { return .unknown }
        switch loosest {
        case .logical, .comparison: return .type("Bool")
        case .cast: return cast(parts)
        case .other: return arithmetic(parts.elements, &scopes, depth)
        default: return .unknown
        }
    }

    private static func cast(_ parts: SequenceParts) -> TypeHint {
        guard let location = parts.kinds.lastIndex(of: .cast) else { return .unknown }
        if parts.elements[location].is(UnresolvedIsExprSyntax.self) { return .type("Bool") }
        guard location + 1 < parts.elements.count else { return .unknown }
        return .type(parts.elements[location + 1].code)
    }

    private static func arithmetic(_ elements: [ExprSyntax], _ scopes: inout ScopeReader, _ depth: Int) -> TypeHint {
        let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
        if operators.contains("..<") || operators.contains("...") { return range(elements, &scopes, depth) }
        guard elements.count < 8, operators.allSatisfy(["+", "-", "*", "/", "%", "&+", "&-", "&*"].contains) else {
            return .unknown
        }
        let values = elements.filter { SequenceParts.kind($0) == nil }
        var hints: [TypeHint] = []
        for value in values { hints.append(hint(of: value, &scopes, depth: depth + 2)) }
        guard let first = hints.first else { return .unknown }
        return hints.dropFirst().reduce(first) { .sum($0, $1) }
    }

    /// Returns the hint of a range, whose bounds have one type: `0..<x` has the type of `x`.
    private static func range(_ elements: [ExprSyntax], _ scopes: inout ScopeReader, _ depth: Int) -> TypeHint {
        let sides = elements.split {
            ["..<", "..."].contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text)
        }
        guard sides.count == 2 else { return .unknown }
        let bounds = sides.map { Array($0) }
        // A literal takes the type of the other bound.
        let value = bounds.last { $0.count > 1 || !isNumber($0[0]) } ?? bounds[bounds.count - 1]
        if value.count == 1 { return .range(hint(of: value[0], &scopes, depth: depth + 2)) }
        return .range(arithmetic(value, &scopes, depth + 1))
    }
}
