/// A resolver of the type of `.init(…)` from its context.
struct CallTyping: Sendable {
    let file: SourceFile
    let types: TypeResolver
    let calls: CallResolver

    private var declarations: Declarations { types.declarations }

    init(_ file: SourceFile, types: TypeResolver) {
        self.file = file
        self.types = types
        calls = CallResolver(
            declarations: types.declarations, signatures: .standard,
            maySeeSwiftUI: ImportedModules.mayBringSwiftUI(file.facts.imports))
    }

    /// Returns a call with the type of its context, if the call omits its type.
    func typed(_ call: CallFact, _ context: ContextFact) -> CallFact {
        guard let site = call.site, let type = shape(of: site.role, context)?.descend(site.steps)?.typeName else {
            return call
        }
        var call = call
        call.base = .type(declarations.resolved(type))
        return call
    }

    /// Returns the type that the context of an expression expects, if a declaration specifies it.
    private func shape(of role: LiteralRole, _ context: ContextFact) -> TypeShape? {
        switch role {
        case .bound(_, let type?), .returned(_, let type?), .defaultArgument(_, let type), .cast(let type):
            return TypeShape(declarations.resolved(type == "Self" ? context.type : type))
        case .assigned(_, let hint): return types.type(of: hint, in: context.type)
        case .argument(let call, let index):
            return calls.expectedType(typed(file.facts.calls[call], context), index, in: context)
        default: return nil
        }
    }
}
