import SwiftSyntax

/// The syntax of a call, an attribute or a macro.
struct CallNode {
    let node: Syntax
    let arguments: LabeledExprListSyntax
    let name: String
    let base: CallFact.Base
    let form: CallFact.Form
    /// The expression that the callee is a member of.
    let receiver: ExprSyntax?

    init(_ call: FunctionCallExprSyntax) {
        node = Syntax(call)
        arguments = call.arguments
        form = .function
        let callee = Self.withoutGenerics(call.calledExpression)
        switch callee.kind {
        case .memberAccessExpr:
            let member = callee.cast(MemberAccessExprSyntax.self)
            name = member.declName.baseName.text
            receiver = member.base
            base = Self.base(receiver)
        case .declReferenceExpr:
            name = callee.cast(DeclReferenceExprSyntax.self).baseName.text
            receiver = nil
            base = .none
        default:
            name = "_"
            receiver = nil
            base = .value
        }
    }

    init(_ attribute: AttributeSyntax, _ arguments: LabeledExprListSyntax) {
        self.init(Syntax(attribute), arguments, name: attribute.attributeName.code, .attribute)
    }

    init(_ macro: MacroExpansionExprSyntax) {
        self.init(Syntax(macro), macro.arguments, name: macro.macroName.text, .macro)
    }

    init(_ macro: MacroExpansionDeclSyntax) {
        self.init(Syntax(macro), macro.arguments, name: macro.macroName.text, .macro)
    }

    private init(_ node: Syntax, _ arguments: LabeledExprListSyntax, name: String, _ form: CallFact.Form) {
        self.node = node
        self.arguments = arguments
        self.name = name
        self.form = form
        base = .none
        receiver = nil
    }

    /// Returns whether an argument is a closure, or a parameter for one.
    func handsClosureOver(_ scopes: inout ScopeReader) -> Bool {
        if node.as(FunctionCallExprSyntax.self)?.trailingClosure != nil { return true }
        for argument in arguments {
            switch argument.expression.kind {
            case .closureExpr: return true
            case .declReferenceExpr:
                let name = argument.expression.cast(DeclReferenceExprSyntax.self).baseName.text
                if case .parameter(let type, _)? = scopes.binding(of: name, at: Syntax(argument.expression)),
                    ParameterFact.isFunction(type)
                {
                    return true
                }
            default: break
            }
        }
        return false
    }

    /// Returns the facts about the call.
    func fact(_ spot: SourceSpot, scopes: inout ScopeReader) -> CallFact {
        let labels = arguments.map { $0.label?.text }
        let bundle =
            labels.contains("bundle") ? arguments.first { $0.label?.text == "bundle" }?.expression.code : nil
        let nilArguments = arguments.enumerated().filter { $0.element.expression.is(NilLiteralExprSyntax.self) }
        return CallFact(
            name: name, base: base, form: form, labels: labels, nilArguments: nilArguments.map(\.offset), spot: spot,
            bundle: bundle.map { String($0.prefix(100)) },
            receiver: receiver.map { HintReader.hint(of: $0, &scopes) } ?? .unknown,
            receiverName: receiver.flatMap(Names.first),
            hasTrailingClosure: node.as(FunctionCallExprSyntax.self)?.trailingClosure != nil)
    }

    /// Returns the name of a call, without the work for the other parts.
    static func name(of call: FunctionCallExprSyntax) -> String {
        let callee = withoutGenerics(call.calledExpression)
        if let member = callee.as(MemberAccessExprSyntax.self) { return member.declName.baseName.text }
        return callee.as(DeclReferenceExprSyntax.self)?.baseName.text ?? "_"
    }

    private static func withoutGenerics(_ callee: ExprSyntax) -> ExprSyntax {
        switch callee.kind {
        case .optionalChainingExpr: withoutGenerics(callee.cast(OptionalChainingExprSyntax.self).expression)
        case .genericSpecializationExpr: callee.cast(GenericSpecializationExprSyntax.self).expression
        default: callee
        }
    }

    private static func base(_ base: ExprSyntax?) -> CallFact.Base {
        guard let names = base.map(withoutGenerics) else { return .implicit }
        switch names.kind {
        case .declReferenceExpr:
            let name = names.cast(DeclReferenceExprSyntax.self).baseName.text
            return Names.isType(name) ? .type(name) : .value
        case .memberAccessExpr:
            guard let path = Names.path(of: names.cast(MemberAccessExprSyntax.self)) else { return .value }
            return path.allSatisfy(Names.isType) ? .type(path.joined(separator: ".")) : .value
        default: return .value
        }
    }
}
