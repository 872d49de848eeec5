/// A resolver of the type of `.init(…)` and of other members with a leading dot from their context.
struct CallTyping: Sendable {
    let file: SourceFile
    let types: TypeResolver
    let calls: CallResolver

    private var declarations: Declarations { types.declarations }

    init(_ file: SourceFile, types: TypeResolver) {
        self.file = file
        self.types = types
        calls = CallResolver(
            types: types, signatures: .standard,
            maySeeSwiftUI: ImportedModules.mayBringSwiftUI(file.facts.imports))
    }

    /// Returns a call with the type of its context, if the call omits its type.
    func typed(_ call: CallFact, _ context: ContextFact) -> CallFact {
        guard call.base == .implicit, let site = call.site,
            let type = shape(of: site.role, context)?.descend(site.steps)?.typeName
        else { return call }
        let name = declarations.resolved(type)
        // A static member of another type than the project's can only be one of Apple's, unless a name misleads.
        guard call.name == "init" || mayBeOwn(call.name, of: name) else { return call }
        var call = call
        call.base = .type(name)
        return call
    }

    /// Returns whether the project declares a type, or else functions or cases with the name of a member.
    private func mayBeOwn(_ member: String, of type: String) -> Bool {
        !declarations.facts(of: type).isEmpty || !declarations.functions[member].isEmpty
    }

    /// Returns the type that the context of an expression expects, if a declaration specifies it.
    private func shape(of role: LiteralRole, _ context: ContextFact) -> TypeShape? {
        switch role {
        case .bound(_, let type?), .returned(_, let type?), .defaultArgument(_, let type), .cast(let type):
            return declarations.shape(of: type == "Self" ? context.type : type, in: context.type)
        case .assigned(_, let hint): return types.type(of: hint, in: context.type)
        case .argument(let call, let index):
            let outer = typed(file.facts.calls[call], context)
            return calls.expectedType(outer, index, in: context)
                ?? SystemParameters.type(of: outer, index).map { TypeShape($0) }
        default: return nil
        }
    }
}
