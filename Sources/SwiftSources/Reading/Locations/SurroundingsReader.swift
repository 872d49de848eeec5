import SwiftSyntax

/// A reader of the code around an expression, from the inside out.
struct SurroundingsReader {
    private var layers: [Surroundings.Layer] = []

    static func surroundings(of literal: some ExprSyntaxProtocol) -> Surroundings {
        var reader = SurroundingsReader()
        var inner = Syntax(literal)
        while let node = inner.parent {
            reader.read(node, from: inner)
            inner = node
        }
        return Surroundings(layers: reader.layers)
    }

    private mutating func read(_ node: Syntax, from inner: Syntax) {
        if let layer = DeclarationLayers.layer(of: node, from: inner) {
            layers.append(layer)
            return
        }
        switch node.kind {
        case .labeledExpr: readArgument(node.cast(LabeledExprSyntax.self))
        case .functionCallExpr: readTrailing(node.cast(FunctionCallExprSyntax.self), from: inner)
        case .multipleTrailingClosureElement: readTrailing(node.cast(MultipleTrailingClosureElementSyntax.self))
        case .closureExpr: layers.append(.closure(Self.closure(node.cast(ClosureExprSyntax.self))))
        default:
            if let branch = BranchLayers.branch(of: node, from: inner) { layers.append(.branch(branch)) }
        }
    }

    // MARK: - Calls

    private mutating func readArgument(_ argument: LabeledExprSyntax) {
        guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self) else { return }
        append(call, label: argument.label?.text, isClosure: argument.expression.is(ClosureExprSyntax.self)) {
            $0.id == argument.expression.id
        }
    }

    private mutating func readTrailing(_ call: FunctionCallExprSyntax, from inner: Syntax) {
        if let closure = call.trailingClosure, closure.id == inner.id {
            append(call, label: nil, isClosure: true) { $0.id == closure.id }
        }
    }

    private mutating func readTrailing(_ element: MultipleTrailingClosureElementSyntax) {
        guard let call = element.parent?.parent?.as(FunctionCallExprSyntax.self) else { return }
        append(call, label: element.label.text, isClosure: true) { $0.id == element.closure.id }
    }

    private mutating func append(
        _ call: FunctionCallExprSyntax, label: String?, isClosure: Bool, isOwn: (ExprSyntax) -> Bool
    ) {
        let callee = CalleeName(call.calledExpression)
        layers.append(
            .call(
                CallLayer(
                    callee: callee.name, base: callee.base, isMember: callee.isMember, label: label,
                    isClosure: isClosure, siblings: NamedValues.arguments(of: call, leavingOut: isOwn),
                    modifiers: NamedValues.modifiers(behind: call))))
    }

    private static func closure(_ closure: ClosureExprSyntax) -> ClosureLayer {
        let attributes = closure.signature?.attributes ?? []
        var target: String?
        if let list = closure.parent?.as(ExprListSyntax.self),
            list.contains(where: { $0.is(AssignmentExprSyntax.self) }),
            let first = list.first
        {
            target = Names.last(of: first)
        }
        return ClosureLayer(attributes: DeclarationLayers.names(of: attributes), assignedTo: target)
    }
}

/// The name of a callee, with the names before it.
struct CalleeName {
    let name: String
    let base: [String]
    let isMember: Bool

    init(_ expression: ExprSyntax) {
        let expression = expression.as(GenericSpecializationExprSyntax.self)?.expression ?? expression
        if let member = expression.as(MemberAccessExprSyntax.self) {
            let path = Names.path(of: member) ?? []
            name = member.declName.baseName.text
            base = Array(path.dropLast())
            isMember = true
        } else {
            name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? "_"
            base = []
            isMember = false
        }
    }
}
