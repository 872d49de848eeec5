/// A search for the slots that the places of one file write to.
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

    /// The target of a write.
    enum Target: Sendable {
        /// The given slots; several if the code can refer to several declarations.
        case slots([ValueSlot])
        /// The parameters that can receive an argument.
        case parameters(SlotGroup)
        /// A declaration with the given name and an unknown owner.
        case anything(named: String)
    }

    /// Returns the target that a value is written to, or nil if the place does not hold strings.
    func target(of role: LiteralRole, _ steps: [ContainerStep], _ context: ContextFact) -> Target? {
        guard !steps.contains(.key) else { return nil }
        switch role {
        case .argument(let call, let index):
            let group = typing.calls.slots(typing.typed(file.facts.calls[call], context), index, steps, in: context)
            return group.slots.isEmpty && group.meant.isEmpty ? nil : .parameters(group)
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

    /// Returns the slot of a local variable in the enclosing declaration.
    func local(_ name: String, _ context: ContextFact) -> ValueSlot {
        .local(path: file.path, declaration: context.declaration, name: name)
    }

    private func assigned(
        _ name: String, _ hint: TypeHint, _ steps: [ContainerStep], _ context: ContextFact
    ) -> Target {
        if let slot = types.slot(of: hint, in: context.type) { return .slots([slot.within(steps)]) }
        switch hint {
        case .name, .member, .unknown, .element: return .anything(named: name)
        case .type, .variable, .parameter, .payload, .part, .sum, .range, .list:
            return .slots([local(name, context).within(steps)])
        }
    }

    /// Returns the parameters with a given name and a default value in the enclosing function.
    private func defaulted(_ name: String, _ context: ContextFact) -> [ValueSlot] {
        let function = Declarations.last(context.declaration)
        let callables =
            function == "init"
            ? declarations.initializers[Declarations.last(context.type), of: context.type]
            : declarations.functions[function, of: context.type]
        return callables.filter { !$0.isMemberwise }.flatMap { callable in
            callable.parameters.indices.filter {
                callable.parameters[$0].name == name && callable.parameters[$0].hasDefault
            }.map(callable.slot)
        }
    }
}

extension CallableFact {
    /// The name and labels: `show(_:title:)`.
    var signature: String { "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))" }

    /// Returns the slots of the parameters with a label.
    func slots(labelled label: String?) -> [ValueSlot] {
        parameters.indices.filter { parameters[$0].label == label }.map(slot)
    }

    /// Returns the slot that holds the values of a parameter.
    func slot(ofParameterAt index: Int) -> ValueSlot {
        if isMemberwise { return .member(owner: owner, name: parameters[index].name) }
        if kind == .enumerationCase { return .payload(owner: owner, case: name, index: index) }
        return .parameter(owner: owner, function: signature, name: parameters[index].name)
    }
}
