import SwiftSyntax

/// Keys that code builds at run time.
extension FactCollector {
    mutating func addDynamics(_ call: CallNode, _ context: Int) {
        guard let labels = DynamicCandidate.labels(of: call) else {
            guard DynamicCandidate.mayTakeKey(call), let first = call.arguments.first?.expression,
                DynamicCandidate.isPlain(first)
            else { return }
            return addDynamic(first, at: 0, of: call, isKnown: false, context)
        }
        for (index, argument) in call.arguments.enumerated() where DynamicCandidate.isKey(argument, labels) {
            addDynamic(argument.expression, at: index, of: call, isKnown: true, context)
        }
    }

    /// Records an argument that can be a dynamic key.
    ///
    /// - Parameter isKnown: Whether the function is a known lookup.
    private mutating func addDynamic(
        _ argument: ExprSyntax, at index: Int, of call: CallNode, isKnown: Bool, _ context: Int
    ) {
        scopes.steps = 0
        let alternatives = ValueReader.alternatives(of: argument, &scopes)
        guard isKnown || DynamicCandidate.isWorthNoting(alternatives, of: call) else { return }
        let target = DynamicFact.Target.argument(call: number(of: call, context), index: index)
        facts.dynamics.append(
            DynamicFact(target: target, alternatives: alternatives, spot: text.spot(of: argument, in: context)))
    }

    mutating func addDynamicReceiver(
        _ member: MemberAccessExprSyntax, _ name: String, _ base: ExprSyntax, _ context: Int
    ) {
        let kind = base.kind
        guard kind != .stringLiteralExpr else { return }
        let isLookup = DynamicCandidate.isLookup(name)
        guard kind == .tupleExpr || isLookup else { return }
        scopes.steps = 0
        let alternatives = ValueReader.alternatives(of: base, &scopes)
        guard isLookup || alternatives.contains(where: \.hasText) else { return }
        let call = member.parent?.as(FunctionCallExprSyntax.self)
        let isCalled = call?.calledExpression.id == member.id
        let number = isCalled ? call.map { self.number(of: CallNode($0), context) } : nil
        facts.dynamics.append(
            DynamicFact(
                target: .receiver(member: name, call: number), alternatives: alternatives,
                spot: text.spot(of: member, in: context)))
    }
}
