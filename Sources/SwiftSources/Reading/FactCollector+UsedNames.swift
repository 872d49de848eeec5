import SwiftSyntax

extension FactCollector {
    /// Records a name in an expression.
    mutating func addUsedName(_ reference: DeclReferenceExprSyntax, _ context: Int) {
        if isInProgram(context) { usedNames.add(reference, in: context) }
    }

    /// Records what a called function is a member of, if the call can throw or hands a closure over.
    mutating func addUsedCall(_ call: CallNode, _ pending: Pending) {
        let context = pending.context
        guard isInProgram(context), call.base != .implicit, !Names.isType(call.name), call.name != "_" else { return }
        guard pending.isTried || call.handsClosureOver(&scopes) else {
            return usedNames.add(call: call.name, of: nil, in: context)
        }
        scopes.steps = 0
        let hint = call.receiver.map { HintReader.hint(of: $0, &scopes) } ?? .unknown
        usedNames.add(call: call.name, of: CalledNameFact.Receiver(base: call.base, hint: hint), in: context)
    }

    /// Records a type in an annotation, a cast or an inheritance clause.
    mutating func addUsedType(_ name: TokenSyntax, _ context: Int) {
        scopes.steps = 0
        if isInProgram(context) { usedNames.add(type: name.text, in: context) }
    }

    /// Returns whether code is outside of previews and debug builds.
    private func isInProgram(_ context: Int) -> Bool {
        !facts.contexts[context].isPreview && !facts.contexts[context].isDebug
    }
}
