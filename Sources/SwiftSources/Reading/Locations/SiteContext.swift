import SwiftSyntax

/// The code around a literal that determines whether another expression can replace it.
struct SiteContext {
    private let literal: StringLiteralExprSyntax

    init(_ literal: StringLiteralExprSyntax) {
        self.literal = literal
    }

    /// Whether the literal and its statement have no syntax errors.
    var isWhole: Bool {
        guard !literal.hasError else { return false }
        var node = literal.parent
        while let current = node {
            if current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self) {
                return !current.hasError
            }
            node = current.parent
        }
        return true
    }

    /// Whether other modules can inline the code, such as a default argument of a public function or `@inlinable` code.
    var isInlined: Bool {
        var isDefault = false
        var node = literal.parent
        while let current = node {
            if current.is(FunctionParameterSyntax.self) || current.is(EnumCaseParameterSyntax.self) { isDefault = true }
            if let attributes = current.asProtocol((any WithAttributesSyntax).self)?.attributes,
                attributes.contains(where: { Self.isInlining($0) })
            {
                return true
            }
            if isDefault, let modifiers = current.asProtocol((any WithModifiersSyntax).self)?.modifiers,
                modifiers.contains(where: { ["public", "open", "package"].contains($0.name.text) })
            {
                return true
            }
            node = current.parent
        }
        return false
    }

    private static func isInlining(_ element: AttributeListSyntax.Element) -> Bool {
        guard let attribute = element.as(AttributeSyntax.self) else { return false }
        let names = ["inlinable", "_transparent", "_alwaysEmitIntoClient", "backDeployed"]
        return names.contains(attribute.attributeName.code)
    }

    /// Whether the literal is the text of a view that is added to others with `+`.
    var isPartOfSum: Bool {
        guard let argument = literal.parent?.as(LabeledExprSyntax.self),
            var node = argument.parent?.parent, node.is(FunctionCallExprSyntax.self)
        else { return false }
        while let parent = node.parent {
            if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id != node.id { return false }
            if let list = parent.as(ExprListSyntax.self) {
                return list.contains { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "+" }
            }
            guard parent.is(FunctionCallExprSyntax.self) || parent.is(MemberAccessExprSyntax.self) else { return false }
            node = parent
        }
        return false
    }
}
