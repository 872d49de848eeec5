/// A resolver that finds the parameter for an argument of a call.
///
/// It gives two answers. What a call means follows from the type of its receiver (`CallCandidates`). What it could mean
/// at most, even if unlikely, matters to proofs about the values that reach a declaration.
struct CallResolver: Sendable {
    let types: TypeResolver
    let signatures: SignatureTable
    /// Whether the file can import SwiftUI, directly or indirectly.
    let maySeeSwiftUI: Bool

    var declarations: Declarations { types.declarations }

    /// The meaning of an argument that is a key.
    struct Answer: Hashable, Sendable {
        let kind: KeyUse.Kind
        let table: String?
        let certainty: KeyUse.Certainty
    }

    /// Returns the meaning of an argument that is a key, or nil for any other argument.
    ///
    /// Declarations of the project take precedence over those of Apple's frameworks, except where no literal can be
    /// their parameter: the project's `Text.init(_: Price)` does not receive `Text("Total")`.
    ///
    /// - Parameters:
    ///   - steps: The collections between the literal and the argument.
    ///   - context: The declarations that enclose the call.
    func answer(_ call: CallFact, _ index: Int, _ steps: [ContainerStep], in context: ContextFact) -> Answer? {
        let receiver = CallReceiver(of: call, in: context, types)
        let shape = SteppedCallShape(call: shape(of: call, index, on: receiver, in: context), steps: steps)
        let found = declarations.calls.answers.value(for: shape) {
            let fitting = parameters(call, index, in: context).filter { !refusesLiterals($0, within: steps) }
            return fitting.isEmpty ? .undeclared : .declared(answer(fitting, steps, on: receiver))
        }
        if case .declared(let answer) = found { return answer }
        guard let row = signatures.row(for: call, argument: index), steps.allSatisfy({ $0 == .element }) else {
            return nil
        }
        let isSure = row.kind != .swiftUI || maySeeSwiftUI
        return Answer(kind: row.kind, table: row.table, certainty: isSure ? .certain : .likely)
    }

    private func refusesLiterals(_ fitting: Fitting, within steps: [ContainerStep]) -> Bool {
        guard !fitting.callable.generics.contains(fitting.parameter.type) else { return false }
        let type = declarations.shape(of: fitting.parameter.type, in: fitting.callable.owner).descend(steps)
        return type.map(declarations.refusesLiterals) ?? false
    }

    /// A parameter that matches an argument.
    struct Fitting: Sendable {
        let parameter: ParameterFact
        /// The index of the parameter in the function.
        let index: Int
        let callable: CallableFact
        let isDisfavored: Bool
    }

    /// Returns the parameters for an argument in the project's functions that the call refers to.
    func parameters(_ call: CallFact, _ index: Int, in context: ContextFact) -> [Fitting] {
        parameters(call, index, on: CallReceiver(of: call, in: context, types), in: context)
    }

    private func parameters(
        _ call: CallFact, _ index: Int, on receiver: CallReceiver, in context: ContextFact
    ) -> [Fitting] {
        declarations.calls.parameters.value(for: shape(of: call, index, on: receiver, in: context)) {
            meant(by: call, index, on: receiver).compactMap { parameter(of: $0, call, index) }
        }
    }

    /// Returns the declarations that a call refers to according to its receiver, as far as they can receive an argument.
    private func meant(by call: CallFact, _ index: Int, on receiver: CallReceiver) -> [CallableFact] {
        guard call.form == .function else { return wrappers(call) }
        return CallCandidates(declarations: declarations).callables(of: call, on: receiver, argument: index)
    }

    /// Returns the type of the parameter for an argument, or nil if declarations disagree or none matches.
    func expectedType(_ call: CallFact, _ index: Int, in context: ContextFact) -> TypeShape? {
        let receiver = CallReceiver(of: call, in: context, types)
        return declarations.calls.expectedTypes.value(for: shape(of: call, index, on: receiver, in: context)) {
            let types = Set(
                parameters(call, index, on: receiver, in: context).map {
                    declarations.shape(of: $0.parameter.type, in: $0.callable.owner)
                })
            return types.count == 1 ? types.first : nil
        }
    }

    /// Returns the slots of the parameters that can receive an argument.
    func slots(
        _ call: CallFact, _ index: Int, _ steps: [ContainerStep], in context: ContextFact
    ) -> SlotGroup {
        let receiver = CallReceiver(of: call, in: context, types)
        let shape = SteppedCallShape(call: shape(of: call, index, on: receiver, in: context), steps: steps)
        return declarations.calls.slots.value(for: shape) {
            let meant = meantSlots(call, index, on: receiver, in: context)
            let owners = Set(meant.map(\.whole.owner))
            let possible = declarations.calls.possible.value(
                for: SteppedCallForm(call: shape.call.form, steps: steps)
            ) {
                PossibleSlots(slots(call, index, in: context).map { $0.within(steps) })
            }
            return SlotGroup(
                possible, meant: meant.map { $0.within(steps) }, isAmbiguous: receiver.isUnknown && owners.count > 1)
        }
    }

    private func meantSlots(
        _ call: CallFact, _ index: Int, on receiver: CallReceiver, in context: ContextFact
    ) -> [ValueSlot] {
        let fitting = parameters(call, index, on: receiver, in: context)
        guard fitting.isEmpty, call.labels.indices.contains(index), call.form == .function else {
            return fitting.map { $0.callable.slot(ofParameterAt: $0.index) }
        }
        return meant(by: call, index, on: receiver).flatMap { $0.slots(labelled: call.labels[index]) }
    }

    // MARK: - Possible declarations

    private func slots(_ call: CallFact, _ index: Int, in context: ContextFact) -> [ValueSlot] {
        let fitting = candidates(call, index, in: context).compactMap { parameter(of: $0, call, index) }
        let sure = fitting.map { $0.callable.slot(ofParameterAt: $0.index) }
        // With several functions of one name, the call can also refer to a function that does not seem to match.
        let isByName =
            call.base != .implicit && !Names.isType(call.name) && call.name != "init"
            && !isOwnFunction(call, in: context)
        let isProtocols = fitting.contains { declarations.isProtocol($0.callable.owner) }
        guard sure.isEmpty || isByName || isProtocols else { return sure }
        let known = Set(sure)
        return sure + parametersByLabel(call, index, in: context).filter { !known.contains($0) }
    }

    /// Returns the slots of all parameters with the label of an argument, for a call that matches no declaration.
    private func parametersByLabel(_ call: CallFact, _ index: Int, in context: ContextFact) -> [ValueSlot] {
        guard call.labels.indices.contains(index), call.form == .function else { return [] }
        return loose(call, index, in: context).flatMap { $0.slots(labelled: call.labels[index]) }
    }

    /// Returns all declarations that a call can refer to, even if unlikely, as far as they can receive an argument.
    private func loose(_ call: CallFact, _ index: Int, in context: ContextFact) -> [CallableFact] {
        var all: [CallableFact] { declarations.allInitializers(for: call, argument: index) }
        let functions = declarations.functions[call.name]
        let named: String? =
            switch call.base {
            case .type(let type): call.name == "init" ? type : Names.isType(call.name) ? call.name : nil
            case .none: Names.isType(call.name) ? call.name : nil
            case .value, .implicit: nil
            }
        guard let named = named == "Self" ? context.type : named else {
            return functions + (call.name == "init" ? all : [])
        }
        let type = Declarations.last(String(declarations.resolved(named).prefix { $0 != "<" }))
        let isOpen =
            declarations.genericNames.contains(type) || declarations.ambiguousAliases.contains(type)
            || declarations.isProtocol(type)
        // `type.init(…)` can be the initializer of any type.
        let isUnknown = call.name == "init" && declarations.facts(of: type).isEmpty
        if isOpen || isUnknown { return functions + all }
        return functions + declarations.initializers[type] + inherited(type)
    }

    private func answer(_ fitting: [Fitting], _ steps: [ContainerStep], on receiver: CallReceiver) -> Answer? {
        let found = fitting.compactMap { declarations.localizable($0.parameter.type, steps) }
        guard let first = found.first else { return nil }
        // Swift prefers overloads that are not disfavored, and a string parameter over a key.
        let others = fitting.filter { declarations.localizable($0.parameter.type, steps) == nil && !$0.isDisfavored }
        let isDoubtful = receiver.isUnknown && Set(fitting.map(\.callable.owner)).count > 1 && !others.isEmpty
        let isSure = !isDoubtful && !others.contains { TypeShape($0.parameter.type).typeName == "String" }
        let kind = first.kind == .typedValue ? KeyUse.Kind.projectParameter : first.kind
        return Answer(kind: kind, table: first.table, certainty: isSure ? .certain : .likely)
    }

    /// Returns the declarations that a call can refer to, whatever the type of its receiver.
    ///
    /// Of all initializers, only those that can receive the argument.
    private func candidates(_ call: CallFact, _ index: Int, in context: ContextFact) -> [CallableFact] {
        guard call.form == .function else { return wrappers(call) }
        switch call.base {
        case .none:
            if isOwnFunction(call, in: context) { return ownFunctions(call, in: context) }
            let functions = declarations.functions[call.name]
            guard Names.isType(call.name) else { return functions }
            return functions + initializers(call.name == "Self" ? Declarations.last(context.type) : call.name)
        case .implicit:
            return call.name == "init"
                ? declarations.allInitializers(for: call, argument: index) : declarations.functions[call.name]
        case .type(let type):
            let owner = type == "Self" ? context.type : type
            if call.name == "init" { return initializers(Declarations.last(owner)) }
            if Names.isType(call.name) { return initializers(call.name) }
            let functions = declarations.functions[call.name]
            let own = functions.filter { Declarations.isNamed($0.owner, owner) }
            // The type can inherit the function from another type.
            return own.isEmpty ? functions.filter { $0.kind == .function } : own
        case .value:
            return call.name == "init"
                ? initializers(Declarations.last(context.type)) + inherited(context.type)
                : declarations.functions[call.name]
        }
    }

    /// Returns whether a call without a receiver refers to a function of the type that encloses it.
    ///
    /// Swift then considers neither the functions of outer types nor global functions.
    private func isOwnFunction(_ call: CallFact, in context: ContextFact) -> Bool {
        guard call.base == .none, call.form == .function, !context.type.isEmpty, !Names.isType(call.name) else {
            return false
        }
        return declarations.functions[call.name, of: context.type].contains { $0.kind == .function }
    }

    /// Returns the functions of the enclosing type, its supertypes and its subtypes, which can override them.
    private func ownFunctions(_ call: CallFact, in context: ContextFact) -> [CallableFact] {
        let related = declarations.ancestors(of: context.type) + declarations.heirs(of: context.type)
        var owners: Set<String> = []
        return ([context.type] + related).flatMap { type in
            let found = declarations.functions[call.name, of: type, .suffix].filter { !owners.contains($0.owner) }
            owners.formUnion(found.map(\.owner))
            return found
        }
    }

    private func shape(
        of call: CallFact, _ index: Int, on receiver: CallReceiver, in context: ContextFact
    ) -> CallShape {
        CallShape(
            CallForm(call, index, in: context, isOwnFunction: isOwnFunction(call, in: context)), on: receiver)
    }

    /// Returns the initializers of an attribute, if it is a property wrapper or macro of the project.
    private func wrappers(_ call: CallFact) -> [CallableFact] {
        call.form == .attribute ? initializers(call.name) : []
    }

    private func initializers(_ type: String) -> [CallableFact] {
        let name = Declarations.last(String(declarations.resolved(type).prefix { $0 != "<" }))
        let own = declarations.initializers[name]
        return own.isEmpty ? inherited(name) : own
    }

    /// Returns the inherited initializers, which `super.init` and types without an initializer use.
    private func inherited(_ type: String) -> [CallableFact] {
        var open = [Declarations.last(type)]
        var seen: Set<String> = []
        var found: [CallableFact] = []
        while let next = open.popLast() {
            guard seen.insert(next).inserted else { continue }
            for parent in declarations.types[next].flatMap({ declarations.supertypes(of: $0.name) }) {
                let name = Declarations.last(parent)
                let own = seen.contains(name) ? [] : declarations.initializers[name]
                if own.isEmpty {
                    open.append(name)
                } else {
                    seen.insert(name)
                    found += own
                }
            }
        }
        return found
    }
}
