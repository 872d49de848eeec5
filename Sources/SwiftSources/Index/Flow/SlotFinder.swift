/// Finds the slots that the places of one file write to.
struct SlotFinder: Sendable {
    let file: SourceFile
    let types: TypeResolver
    let typing: CallTyping

    private var declarations: Declarations { types.declarations }

    init(_ file: SourceFile, types: TypeResolver) {
        self.file = file
        self.types = types
        typing = CallTyping(file, types: types)
    }

    // MARK: - Places

    /// What a place writes to.
    enum Target: Hashable, Sendable {
        /// These; more than one where several declarations may be meant.
        case slots([ValueSlot])
        /// Something of that name whose owner is not known.
        case anything(named: String)
    }

    /// What a place that holds a value writes to; nil where it is nothing that holds on to strings.
    func target(of role: LiteralRole, _ steps: [ContainerStep], _ context: ContextFact) -> Target? {
        guard !steps.contains(.key) else { return nil }
        switch role {
        case .argument(let call, let index):
            let slots = parameters(file.facts.calls[call], index, context)
            return slots.isEmpty ? nil : .slots(slots.map { $0.within(steps) })
        case .bound(let name, _):
            let isMember = context.declaration == (context.type.isEmpty ? name : "\(context.type).\(name)")
            let slot: ValueSlot =
                isMember ? .member(owner: context.type, name: name) : local(name, context)
            return .slots([slot.within(steps)])
        case .returned(let name, _):
            return .slots([ValueSlot.member(owner: context.type, name: name).within(steps)])
        case .assigned(let name, let hint): return assigned(name, hint, steps, context)
        case .defaultArgument(let name, _):
            return .slots(defaulted(name, context).map { $0.within(steps) })
        case .rawValue: return .slots([.rawValue(owner: context.type)])
        default: return nil
        }
    }

    /// A local variable of the declaration that something stands in.
    func local(_ name: String, _ context: ContextFact) -> ValueSlot {
        .local(path: file.path, declaration: context.declaration, name: name)
    }

    private func assigned(
        _ name: String, _ hint: TypeHint, _ steps: [ContainerStep], _ context: ContextFact
    ) -> Target {
        if let slot = types.slot(of: hint, in: context.type) { return .slots([slot.within(steps)]) }
        switch hint {
        case .name, .member, .unknown, .element: return .anything(named: name)
        case .type, .variable, .parameter, .payload, .part, .sum: return .slots([local(name, context).within(steps)])
        }
    }

    /// The slots of the parameters that an argument may be for.
    func parameters(_ call: CallFact, _ index: Int, _ context: ContextFact) -> [ValueSlot] {
        let call = typing.typed(call, context)
        let fitting = typing.calls.parameters(call, index, in: context)
        let sure = fitting.map { $0.callable.slot(ofParameterAt: $0.index) }
        // Of functions of one name, another one may be meant than the one that seems to fit.
        let isByName = call.base != .implicit && !Names.isType(call.name) && call.name != "init"
        let isProtocols = fitting.contains { fitting in
            declarations.facts(of: fitting.callable.owner).contains { $0.kind == .interface }
        }
        guard sure.isEmpty || isByName || isProtocols else { return sure }
        return sure + typing.calls.parametersByLabel(call, index, in: context).filter { !sure.contains($0) }
    }

    /// The parameters of that name, with values of their own, of the function around.
    private func defaulted(_ name: String, _ context: ContextFact) -> [ValueSlot] {
        let function = Declarations.last(context.declaration)
        let callables =
            function == "init"
            ? declarations.initializers[Declarations.last(context.type)] ?? [] : declarations.functions[function] ?? []
        return callables.filter { $0.owner == context.type && !$0.isMemberwise }.flatMap { callable in
            callable.parameters.indices.filter {
                callable.parameters[$0].name == name && callable.parameters[$0].hasDefault
            }.map(callable.slot)
        }
    }
}

extension CallableFact {
    /// Its name and labels: `show(_:title:)`.
    var signature: String { "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))" }

    /// What holds the values of a parameter.
    func slot(ofParameterAt index: Int) -> ValueSlot {
        if isMemberwise { return .member(owner: owner, name: parameters[index].name) }
        if kind == .enumerationCase { return .payload(owner: owner, case: name, index: index) }
        return .parameter(owner: owner, function: signature, name: parameters[index].name)
    }
}
