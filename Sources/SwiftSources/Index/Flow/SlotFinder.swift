/// Finds the slots that the expressions and places of one file stand for.
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

    // MARK: - Values

    /// The slot that an expression reads; nil where none is known.
    ///
    /// - Parameter owner: the type that the code is in.
    func slot(of hint: TypeHint, in owner: String, depth: Int = 0) -> ValueSlot? {
        guard depth < TypeHint.depthLimit * 2 else { return nil }
        switch hint {
        case .unknown, .type, .sum, .variable: return nil
        case .name(let name): return named(name, in: owner)
        case .member(let base, let name): return member(name, of: base, in: owner, depth)
        case .element(let collection):
            switch types.type(of: collection, in: owner) {
            case .array?, .dictionary?: return slot(of: collection, in: owner, depth: depth + 1)
            // A character of a string, and who knows what, is something else.
            case .name?, .tuple?, nil: return nil
            }
        case .parameter(_, function: _, let type) where type.contains("->"): return nil
        case .parameter(let name, let function, _): return .parameter(owner: owner, function: function, name: name)
        case .payload(let subject, let name, let index):
            return declarations.enumerationCase(name, of: types.name(of: subject, in: owner)).map {
                .payload(owner: $0.owner, case: name, index: index)
            }
        case .part(let tuple, let index):
            return slot(of: tuple, in: owner, depth: depth + 1).map { .part($0, index: index) }
        }
    }

    private func named(_ name: String, in owner: String) -> ValueSlot? {
        guard name != "self" else { return nil }
        var outer = owner
        while !outer.isEmpty {
            if let found = member(name, in: outer) { return found }
            outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
        }
        return member(name, in: "")
    }

    private func member(_ name: String, of base: TypeHint, in owner: String, _ depth: Int) -> ValueSlot? {
        // The pairs that a dictionary consists of.
        if case .element(let collection) = base, ["key", "value"].contains(name),
            case .dictionary? = types.type(of: collection, in: owner)
        {
            return nil
        }
        if name == "wrappedValue", declarations.properties[name] == nil {
            return slot(of: base, in: owner, depth: depth + 1)
        }
        switch types.type(of: base, in: owner) {
        case .name(let type)?: return member(name, in: declarations.resolved(type))
        case .tuple(let elements)?:
            let index = Int(name) ?? elements.firstIndex { $0.label == name }
            return index.flatMap { index in
                slot(of: base, in: owner, depth: depth + 1).map { .part($0, index: index) }
            }
        default: return nil
        }
    }

    /// The slot of a member of a type, its own or one that it inherits.
    private func member(_ name: String, in type: String) -> ValueSlot? {
        if let owner = declarations.owner(of: name, in: type) {
            // What a closure gives nobody sees.
            let isFunction = (declarations.properties[name] ?? []).contains {
                $0.owner == owner && $0.type?.contains("->") == true
            }
            return isFunction ? nil : .member(owner: owner, name: name)
        }
        guard name == "rawValue", let enumeration = declarations.enumeration(type), !enumeration.rawValues.isEmpty
        else { return nil }
        return .rawValue(owner: enumeration.name)
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
        if let slot = slot(of: hint, in: context.type) { return .slots([slot.within(steps)]) }
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
