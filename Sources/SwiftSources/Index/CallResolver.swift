/// Finds out what an argument of a call is for the function that is called.
struct CallResolver: Sendable {
    let declarations: Declarations
    let signatures: SignatureTable
    /// Whether names of SwiftUI may be SwiftUI's in the file.
    let maySeeSwiftUI: Bool

    /// What an argument is where it is a key.
    struct Answer: Hashable, Sendable {
        let kind: KeyUse.Kind
        let table: String?
        let certainty: KeyUse.Certainty
    }

    /// Tells whether an argument of a call is a key, by declarations of the project, else by Apple's frameworks.
    ///
    /// - Parameter steps: the collections between the literal and the argument.
    /// - Parameter context: where the call is.
    func answer(_ call: CallFact, _ index: Int, _ steps: [ContainerStep], in context: ContextFact) -> Answer? {
        let fitting = candidates(call, in: context).compactMap { parameter(of: $0, call, index) }
        if !fitting.isEmpty { return answer(fitting, steps) }
        guard let row = signatures.row(for: call, argument: index), steps.allSatisfy({ $0 == .element }) else {
            return nil
        }
        let isSure = row.kind != .swiftUI || maySeeSwiftUI
        return Answer(kind: row.kind, table: row.table, certainty: isSure ? .certain : .likely)
    }

    /// A parameter that an argument may be for.
    struct Fitting {
        let parameter: ParameterFact
        /// Which parameter of the function it is.
        let index: Int
        let callable: CallableFact
        let isDisfavored: Bool
    }

    /// The parameters of the project's own declarations that an argument may be for.
    func parameters(_ call: CallFact, _ index: Int, in context: ContextFact) -> [Fitting] {
        candidates(call, in: context).compactMap { parameter(of: $0, call, index) }
    }

    /// What holds an argument of a call that fits no declaration as it stands: whatever has its label.
    func parametersByLabel(_ call: CallFact, _ index: Int, in context: ContextFact) -> [ValueSlot] {
        guard call.labels.indices.contains(index), call.form == .function else { return [] }
        return loose(call, in: context).flatMap { callable in
            callable.parameters.indices.filter { callable.parameters[$0].label == call.labels[index] }
                .map(callable.slot)
        }
    }

    /// All declarations that a call may mean, however unlikely.
    private func loose(_ call: CallFact, in context: ContextFact) -> [CallableFact] {
        let functions = declarations.functions[call.name] ?? []
        let named: String? =
            switch call.base {
            case .type(let type): call.name == "init" ? type : Names.isType(call.name) ? call.name : nil
            case .none: Names.isType(call.name) ? call.name : nil
            case .value, .implicit: nil
            }
        guard let named = named == "Self" ? context.type : named else {
            return functions + (call.name == "init" ? declarations.allInitializers : [])
        }
        let type = Declarations.last(String(declarations.resolved(named).prefix { $0 != "<" }))
        let isOpen =
            declarations.genericNames.contains(type) || declarations.ambiguousAliases.contains(type)
            || declarations.facts(of: type).contains { $0.kind == .interface }
        // `type.init(…)` may be that of any type.
        let isUnknown = call.name == "init" && declarations.facts(of: type).isEmpty
        if isOpen || isUnknown { return functions + declarations.allInitializers }
        return functions + (declarations.initializers[type] ?? []) + inherited(type)
    }

    private func answer(_ fitting: [Fitting], _ steps: [ContainerStep]) -> Answer? {
        let found = fitting.compactMap { declarations.localizable($0.parameter.type, steps) }
        guard let first = found.first else { return nil }
        // Of two that fit, Swift leaves the one that is disfavored; of a key and a string it takes the string.
        let others = fitting.filter { declarations.localizable($0.parameter.type, steps) == nil && !$0.isDisfavored }
        let isSure = !others.contains { TypeShape($0.parameter.type).typeName == "String" }
        let kind = first.kind == .typedValue ? KeyUse.Kind.projectParameter : first.kind
        return Answer(kind: kind, table: first.table, certainty: isSure ? .certain : .likely)
    }

    // MARK: - Candidates

    private func candidates(_ call: CallFact, in context: ContextFact) -> [CallableFact] {
        guard call.form == .function else { return wrappers(call) }
        switch call.base {
        case .none:
            let functions = declarations.functions[call.name] ?? []
            guard Names.isType(call.name) else { return functions }
            return functions + initializers(call.name == "Self" ? Declarations.last(context.type) : call.name)
        case .implicit:
            return call.name == "init"
                ? declarations.allInitializers : declarations.functions[call.name] ?? []
        case .type(let type):
            let owner = type == "Self" ? context.type : type
            if call.name == "init" { return initializers(Declarations.last(owner)) }
            if Names.isType(call.name) { return initializers(call.name) }
            let functions = declarations.functions[call.name] ?? []
            let own = functions.filter { Declarations.isNamed($0.owner, owner) }
            // What a type inherits is declared elsewhere.
            return own.isEmpty ? functions.filter { $0.kind == .function } : own
        case .value:
            return call.name == "init"
                ? initializers(Declarations.last(context.type)) + inherited(context.type)
                : declarations.functions[call.name] ?? []
        }
    }

    /// Attributes that are property wrappers or macros of the project.
    private func wrappers(_ call: CallFact) -> [CallableFact] {
        call.form == .attribute ? initializers(call.name) : []
    }

    private func initializers(_ type: String) -> [CallableFact] {
        let name = Declarations.last(String(declarations.resolved(type).prefix { $0 != "<" }))
        return declarations.initializers[name] ?? inherited(name)
    }

    /// `super.init` calls one of these, and so does a type without an initializer of its own.
    private func inherited(_ type: String, depth: Int = 0) -> [CallableFact] {
        guard depth < 6 else { return [] }
        let facts = declarations.types[Declarations.last(type)] ?? []
        return facts.flatMap(\.inherited).flatMap { declarations.parents($0) }.flatMap { parent in
            let name = Declarations.last(parent)
            return declarations.initializers[name] ?? inherited(name, depth: depth + 1)
        }
    }

    // MARK: - Parameters

    /// The parameter that an argument is for, where all arguments fit.
    private func parameter(of callable: CallableFact, _ call: CallFact, _ index: Int) -> Fitting? {
        var place = 0
        var found: Int?
        let parameters = callable.parameters
        for (number, label) in call.labels.enumerated() {
            guard let next = Self.next(label, in: parameters, from: place) else { return nil }
            if number == index { found = next }
            place = parameters[next].type.hasSuffix("...") ? next : next + 1
        }
        guard let found, !Self.needsMore(parameters[place...], call) else { return nil }
        let isGeneric = callable.generics.contains(parameters[found].type)
        return Fitting(
            parameter: parameters[found], index: found, callable: callable,
            isDisfavored: callable.isDisfavored || isGeneric)
    }

    /// The next parameter with a label; those between must have values of their own, or take closures.
    private static func next(_ label: String?, in parameters: [ParameterFact], from place: Int) -> Int? {
        var place = place
        while place < parameters.count {
            if parameters[place].label == label { return place }
            guard isOptional(parameters[place]) else { return nil }
            place += 1
        }
        return nil
    }

    /// Whether something is left that a call must give; a closure behind it may be.
    private static func needsMore(_ rest: ArraySlice<ParameterFact>, _ call: CallFact) -> Bool {
        rest.contains { !isOptional($0) }
    }

    private static func isOptional(_ parameter: ParameterFact) -> Bool {
        parameter.hasDefault || parameter.type.hasSuffix("...") || parameter.type.contains("->")
            || parameter.type.hasSuffix("?") || parameter.type == "_" || parameter.type == "Content"
    }
}
