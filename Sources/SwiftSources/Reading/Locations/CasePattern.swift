import SwiftSyntax

/// Functions that resolve the names bound by patterns of `switch`, `if case` and `catch`.
enum CasePattern {
    /// Returns the binding of a name in a pattern, or nil if the pattern does not bind it.
    ///
    /// - Parameter subject: The value that the pattern matches.
    static func binding(
        of name: String, in pattern: PatternSyntax, matching subject: ExprSyntax?
    ) -> ScopeReader.Binding? {
        guard let identifier = identifier(name, in: Syntax(pattern)) else { return nil }
        if isVariable(identifier, in: Syntax(pattern)) { return .unknown }
        var node = Syntax(identifier)
        while node.id != pattern.id, let parent = node.parent {
            if let argument = parent.as(LabeledExprSyntax.self),
                let list = argument.parent?.as(LabeledExprListSyntax.self)
            {
                return payload(argument, of: list, subject, within: Syntax(pattern))
            }
            guard parent.is(PatternSyntax.self) || parent.is(ExprSyntax.self) else { return .unknown }
            node = parent
        }
        // `let value` and `let value?` bind the matched value itself.
        return subject.map { .value($0, isConstant: true) } ?? .unknown
    }

    /// Returns the binding of an associated value, if its case is the whole pattern.
    private static func payload(
        _ argument: LabeledExprSyntax, of list: LabeledExprListSyntax, _ subject: ExprSyntax?, within pattern: Syntax
    ) -> ScopeReader.Binding {
        guard let call = list.parent?.as(FunctionCallExprSyntax.self),
            let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
            let index = list.firstIndex(where: { $0.id == argument.id }), isOutermost(Syntax(call), within: pattern)
        else { return .unknown }
        let type = callee.base.flatMap { Names.isType(Names.last(of: $0)) ? $0 : nil }
        return .payload(
            of: type ?? subject, case: callee.declName.baseName.text,
            index: list.distance(from: list.startIndex, to: index))
    }

    /// Returns whether only `let`, `var` and `?` enclose a call in a pattern.
    private static func isOutermost(_ call: Syntax, within pattern: Syntax) -> Bool {
        var node = call
        while node.id != pattern.id, let parent = node.parent {
            if parent.is(LabeledExprSyntax.self) || parent.is(TuplePatternElementSyntax.self) { return false }
            node = parent
        }
        return true
    }

    /// Returns whether a name is bound by `var`, so that its value can change.
    private static func isVariable(_ identifier: IdentifierPatternSyntax, in pattern: Syntax) -> Bool {
        var node = Syntax(identifier)
        while true {
            if let binding = node.as(ValueBindingPatternSyntax.self) {
                return binding.bindingSpecifier.tokenKind != .keyword(.let)
            }
            guard node.id != pattern.id, let parent = node.parent else { return false }
            node = parent
        }
    }

    private static func identifier(_ name: String, in pattern: Syntax) -> IdentifierPatternSyntax? {
        var open = [pattern]
        var steps = 0
        while let node = open.popLast(), steps < 200 {
            if let identifier = node.as(IdentifierPatternSyntax.self), identifier.identifier.text == name {
                return identifier
            }
            open += node.children(viewMode: .sourceAccurate)
            steps += 1
        }
        return nil
    }
}
