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
        if let member = callee.as(MemberAccessExprSyntax.self) {
            name = member.declName.baseName.text
            receiver = member.base
            base = Self.base(member)
        } else {
            name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text ?? "_"
            receiver = nil
            base = callee.is(DeclReferenceExprSyntax.self) ? .none : .value
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

    /// Returns the facts about the call.
    func fact(_ spot: SourceSpot, scopes: inout ScopeReader) -> CallFact {
        let bundle = arguments.first { $0.label?.text == "bundle" }?.expression.code
        return CallFact(
            name: name, base: base, form: form, labels: arguments.map { $0.label?.text }, spot: spot,
            bundle: bundle.map { String($0.prefix(100)) },
            receiver: receiver.map { HintReader.hint(of: $0, &scopes) } ?? .unknown,
            hasTrailingClosure: node.as(FunctionCallExprSyntax.self)?.trailingClosure != nil)
    }

    private static func withoutGenerics(_ callee: ExprSyntax) -> ExprSyntax {
        if let optional = callee.as(OptionalChainingExprSyntax.self) { return withoutGenerics(optional.expression) }
        return callee.as(GenericSpecializationExprSyntax.self)?.expression ?? callee
    }

    private static func base(_ member: MemberAccessExprSyntax) -> CallFact.Base {
        guard let base = member.base else { return .implicit }
        let names = withoutGenerics(base)
        if let reference = names.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            return Names.isType(name) ? .type(name) : .value
        }
        guard let inner = names.as(MemberAccessExprSyntax.self), let path = Names.path(of: inner) else { return .value }
        return path.allSatisfy(Names.isType) ? .type(path.joined(separator: ".")) : .value
    }
}
