import SwiftSyntax

/// Finds what the value of a statement is the result of.
enum Results {
    /// What has a result.
    enum Owner {
        /// A function or property.
        case declaration(name: String, type: String?)
        /// A branch of an `if` or `switch` that is itself a value.
        case branch(of: Syntax)
        /// A closure that is called where it stands.
        case called(Syntax)
        /// Any other closure.
        case closure
    }

    /// The owner of a `return`, or of an expression that stands as a statement.
    static func owner(of statement: Syntax) -> Owner? {
        var isReturn = statement.is(ReturnStmtSyntax.self)
        var node = statement
        while let parent = node.parent {
            switch parent.kind {
            case .functionDecl: return function(parent.cast(FunctionDeclSyntax.self))
            case .patternBinding: return binding(parent.cast(PatternBindingSyntax.self), from: node)
            case .subscriptDecl:
                return .declaration(
                    name: "subscript", type: parent.cast(SubscriptDeclSyntax.self).returnClause.type.trimmedDescription)
            case .closureExpr: return closure(parent)
            case .ifExpr, .switchExpr:
                if !isReturn { return .branch(of: parent) }
            case .returnStmt: isReturn = true
            case .memberBlock, .initializerDecl, .sourceFile, .labeledExprList: return nil
            case .codeBlockItemList:
                // Without `return` only a statement that stands alone is a result.
                guard isReturn || isAlone(in: parent) else { return nil }
            default: break
            }
            node = parent
        }
        return nil
    }

    private static func isAlone(in list: Syntax) -> Bool {
        guard let list = list.as(CodeBlockItemListSyntax.self) else { return true }
        return list.count == 1
    }

    private static func function(_ function: FunctionDeclSyntax) -> Owner {
        .declaration(
            name: function.name.text, type: function.signature.returnClause?.type.trimmedDescription)
    }

    private static func binding(_ binding: PatternBindingSyntax, from node: Syntax) -> Owner? {
        guard node.is(AccessorBlockSyntax.self) else { return nil }
        return .declaration(
            name: binding.pattern.trimmedDescription, type: binding.typeAnnotation?.type.trimmedDescription)
    }

    private static func closure(_ closure: Syntax) -> Owner {
        if let call = closure.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == closure.id {
            return .called(Syntax(call))
        }
        return .closure
    }
}
