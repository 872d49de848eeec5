import SwiftSyntax

/// A reader of the cases of an enumeration in patterns.
enum SwitchCases {
    /// Returns the cases for which a `switch` over `self` gives a value; empty if there is none around it, or if it has
    /// patterns of other kinds.
    static func names(around value: Syntax) -> [String] {
        var next = value.parent
        while let node = next {
            switch node.kind {
            case .switchCase: return names(of: node.cast(SwitchCaseSyntax.self))
            case .functionDecl, .accessorDecl, .patternBinding, .closureExpr, .memberBlock: return []
            default: next = node.parent
            }
        }
        return []
    }

    private static func names(of branch: SwitchCaseSyntax) -> [String] {
        guard let subject = branch.parent?.parent?.as(SwitchExprSyntax.self)?.subject.as(DeclReferenceExprSyntax.self),
            subject.baseName.text == "self", case .case(let label) = branch.label
        else { return [] }
        let names = label.caseItems.map { name(of: $0.pattern) }
        return names.contains(nil) ? [] : names.compactMap(\.self)
    }

    /// Returns the case that a pattern matches: `full` for `.full`, `.full(let size)` and `let .full(size)`.
    private static func name(of pattern: PatternSyntax) -> String? {
        if let binding = pattern.as(ValueBindingPatternSyntax.self) { return name(of: binding.pattern) }
        guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
        let member = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
        return member.as(MemberAccessExprSyntax.self)?.declName.baseName.text.filter { $0 != "`" }
    }

    /// Returns whether a name is the case that a pattern matches.
    static func isPattern(_ name: DeclReferenceExprSyntax) -> Bool {
        guard let member = name.parent, member.kind == .memberAccessExpr, let outer = member.parent else {
            return false
        }
        switch outer.kind {
        case .expressionPattern: return member.cast(MemberAccessExprSyntax.self).declName.id == name.id
        case .functionCallExpr:
            return outer.parent?.kind == .expressionPattern
                && outer.cast(FunctionCallExprSyntax.self).calledExpression.id == member.id
                && member.cast(MemberAccessExprSyntax.self).declName.id == name.id
        default: return false
        }
    }
}
