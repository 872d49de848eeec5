import SwiftSyntax

/// Functions that find the declaration or expression whose result a statement provides.
enum Results {
    /// A declaration or expression with a result.
    enum Owner {
        /// A function or property.
        case declaration(name: String, type: String?)
        /// A branch of an `if` or `switch` expression.
        case branch(of: Syntax)
        /// A closure that is called immediately.
        case called(Syntax)
        /// Any other closure.
        case closure
    }

    /// Returns the owner of a `return` statement or of an expression that is a statement.
    static func owner(of statement: Syntax) -> Owner? {
        var isReturn = statement.is(ReturnStmtSyntax.self)
        var node = statement
        while let parent = node.parent {
            switch parent.kind {
            case .functionDecl: return function(parent.cast(FunctionDeclSyntax.self))
            case .patternBinding: return binding(parent.cast(PatternBindingSyntax.self), from: node)
            case .subscriptDecl:
                return .declaration(
                    name: "subscript", type: parent.cast(SubscriptDeclSyntax.self).returnClause.type.code)
            case .closureExpr: return closure(parent)
            case .ifExpr, .switchExpr:
                if !isReturn { return .branch(of: parent) }
            case .returnStmt: isReturn = true
            case .memberBlock, .initializerDecl, .sourceFile, .labeledExprList: return nil
            case .codeBlockItemList:
                // Without `return`, a statement provides the result only if the body has no other statements.
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
            name: function.name.text, type: function.signature.returnClause?.type.code)
    }

    private static func binding(_ binding: PatternBindingSyntax, from node: Syntax) -> Owner? {
        guard node.is(AccessorBlockSyntax.self) else { return nil }
        return .declaration(
            name: binding.pattern.code, type: binding.typeAnnotation?.type.code)
    }

    private static func closure(_ closure: Syntax) -> Owner {
        if let call = closure.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == closure.id {
            return .called(Syntax(call))
        }
        return .closure
    }
}
