import SwiftSyntax

/// The code around a lookup that determines whether an accessor can replace it.
struct LookupSurroundings {
    private let node: ExprSyntax

    init(_ node: ExprSyntax) {
        self.node = node
    }

    /// The argument that consists of the expression, or nil if there is none.
    var argument: Lookup.Argument? {
        guard let argument = node.parent?.as(LabeledExprSyntax.self),
            let list = argument.parent?.as(LabeledExprListSyntax.self),
            let call = list.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        let callee =
            call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let callee, argument.label != nil || list.first?.id == argument.id else { return nil }
        let others = list.filter { $0.id != argument.id }.map { $0.label?.text ?? "_" }
        return Lookup.Argument(callee: callee, label: argument.label?.text, others: others)
    }

    /// Whether the expression is the initial value of a variable.
    var isKept: Bool { node.parent?.is(InitializerClauseSyntax.self) ?? false }

    /// Whether the expression is part of a static or global variable, which is initialized only once.
    var isFrozen: Bool {
        var node = Syntax(node)
        while let parent = node.parent {
            if Self.isBody(parent) { return false }
            if let variable = parent.as(VariableDeclSyntax.self) {
                let words = variable.modifiers.map(\.name.text)
                if words.contains("static") || words.contains("class") { return true }
                let list = variable.parent?.parent
                return list?.parent?.is(SourceFileSyntax.self) ?? false
            }
            node = parent
        }
        return false
    }

    /// Whether the expression is a default argument that code outside the module can use.
    ///
    /// This is the case for a function visible to other modules, or one that can satisfy a protocol requirement.
    var isDefaultArgument: Bool {
        var isDefault = false
        var node = Syntax(node)
        while let parent = node.parent {
            if parent.is(FunctionParameterSyntax.self) || parent.is(EnumCaseParameterSyntax.self) {
                isDefault = true
            } else if !isDefault, Self.isBody(parent) {
                return false
            }
            if isDefault {
                let modifiers = parent.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
                if modifiers.contains(where: { ["public", "open", "package"].contains($0.name.text) }) { return true }
                if let type = parent.asProtocol((any DeclGroupSyntax).self) { return type.inheritanceClause != nil }
            }
            node = parent
        }
        return false
    }

    /// Returns whether a node is a body, whose code runs on each call.
    private static func isBody(_ node: Syntax) -> Bool {
        node.is(ClosureExprSyntax.self) || node.is(CodeBlockSyntax.self) || node.is(AccessorBlockSyntax.self)
    }
}
