/// A resolver of the actor isolation of code, which caches its results for types.
struct LocationIsolation {
    private var types: TypeIsolation
    private let declarations: Declarations

    init(_ index: SourceIndex) {
        types = TypeIsolation(index)
        declarations = index.declarations
    }

    /// Returns the isolation of code at a location; an uncertain isolation counts as `elsewhere`.
    mutating func isolation(of surroundings: Surroundings, by standard: DefaultIsolation) -> Isolation {
        for (number, layer) in surroundings.layers.enumerated() {
            switch layer {
            case .closure(let closure):
                if closure.attributes.contains("MainActor") { return .main }
                let call: CallLayer? =
                    if case .call(let call)? = surroundings.layers.dropFirst(number + 1).first { call } else { nil }
                if let found = isolation(of: closure, call) { return found }
            case .member(let member):
                if let found = isolation(of: member) { return found }
                if !member.isLocal, surroundings.types.isEmpty { return global(member, standard) }
            case .type(let type): return types.isolation(of: type, by: standard)
            case .call, .branch: break
            }
        }
        return .elsewhere
    }

    /// Returns the explicit isolation of a declaration, or nil if it inherits the isolation of its context.
    private func isolation(of member: MemberLayer) -> Isolation? {
        // Swift 5 evaluates default arguments outside the actor of the function.
        if member.isDefaultArgument { return .elsewhere }
        if member.attributes.contains("MainActor") { return .main }
        if member.attributes.contains("concurrent") || member.modifiers.contains("nonisolated") { return .elsewhere }
        if member.attributes.contains(where: { $0.hasSuffix("Actor") }) { return .elsewhere }
        return member.kind == .deinitializer ? .elsewhere : nil
    }

    /// Returns the isolation of a global declaration; initial values of global variables are not isolated.
    private func global(_ member: MemberLayer, _ standard: DefaultIsolation) -> Isolation {
        member.isInitialValue ? .elsewhere : standard == .main ? .main : .elsewhere
    }

    // MARK: - Closures

    /// Returns the isolation of a closure, or nil if it has that of the surrounding code.
    private func isolation(of closure: ClosureLayer, _ call: CallLayer?) -> Isolation? {
        if closure.attributes.contains("Sendable") || closure.attributes.contains("concurrent") { return .elsewhere }
        if let target = closure.assignedTo { return target == "onTermination" ? .elsewhere : nil }
        guard let call, call.isClosure else { return nil }
        if ["async", "asyncAfter", "sync"].contains(call.callee) {
            return call.base == ["DispatchQueue", "main"] && call.callee != "sync" ? .main : .elsewhere
        }
        if call.callee == "run", call.base == ["MainActor"] { return .main }
        if Self.sending.contains(call.callee) || takesSendable(call) { return .elsewhere }
        if Names.isType(call.callee), call.callee.hasSuffix("Query") { return .elsewhere }
        if let label = call.label, Self.sendingLabels.contains(label), declared(call).isEmpty { return .elsewhere }
        return nil
    }

    private func declared(_ call: CallLayer) -> [CallableFact] {
        declarations.functions[call.callee] + declarations.initializers[call.callee]
    }

    /// Returns whether a function of the project takes a `@Sendable` or `sending` closure, which can run on any thread.
    private func takesSendable(_ call: CallLayer) -> Bool {
        declared(call).contains { function in
            function.parameters.contains { parameter in
                parameter.type.contains("@Sendable") && (call.label == nil || parameter.label == call.label)
            } || function.parameters.contains { $0.type.hasPrefix("sending ") }
        }
    }

    /// Functions of Apple's frameworks that can call a closure on any thread.
    private static let sending: Set<String> = [
        "detached", "addTask", "addTaskUnlessCancelled", "dataTask", "downloadTask", "uploadTask", "addObserver",
        "scheduledTimer", "requestAuthorization", "addOperation", "concurrentPerform", "perform", "performAndWait",
        "refreshable", "setEventHandler", "getNotificationSettings", "performBackgroundTask", "withLock",
        "addSnapshotListener", "loadObject", "loadItem", "loadDataRepresentation",
    ]

    private static let sendingLabels: Set<String> = [
        "completionHandler", "completion", "resultsHandler", "updateHandler", "using", "block", "handler",
        "operation",
    ]
}
