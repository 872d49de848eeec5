/// The expression that a function is called on, by its type.
enum CallReceiver: Hashable, Sendable {
    /// None; the call refers to a function that code in a type can see, or to a global one.
    case none(in: String)
    /// A leading dot in a context whose type is unknown.
    case implicit
    /// A type with a name.
    case type(String)
    /// A value of a type with a name.
    case value(String)
    /// A collection or a tuple.
    case collection
    /// The instance or type that encloses the code, as in `self.show()` and `super.init()`.
    case itself(String)
    /// A value of unknown type.
    case unknown

    /// Whether nothing is known of the type, so that the call can refer to the functions of any type.
    var isUnknown: Bool { self == .unknown || self == .implicit }
}

extension CallReceiver {
    /// Determines the receiver of a call.
    init(of call: CallFact, in context: ContextFact, _ types: TypeResolver) {
        self.init(of: call.name, call.base, call.receiver, in: context.type, types)
    }

    /// Determines the receiver of a call of a name.
    ///
    /// - Parameters:
    ///   - hint: The type of the expression that the callee is a member of.
    ///   - type: The type that encloses the call.
    init(of name: String, _ base: CallFact.Base, _ hint: TypeHint, in type: String, _ types: TypeResolver) {
        let declarations = types.declarations
        switch base {
        case .none:
            let isAlone = Names.isType(name) && declarations.types[name].count < 2
            self = .none(in: isAlone && name != "Self" ? "" : type)
        case .implicit: self = .implicit
        case .type("Self"): self = .itself(type)
        case .type(let path): self = Self.named(path, in: type, types)
        case .value where hint == .name("self") || name == "init": self = .itself(type)
        case .value:
            // Without a function of that name, the receiver makes no difference.
            guard !declarations.functions[name].isEmpty else {
                self = .unknown
                return
            }
            self = Self.value(types.type(of: hint, in: type), declarations)
        }
    }

    /// Returns the receiver for a chain of names with initial capitals: a type, or a property such as `Current.Log`.
    private static func named(_ path: String, in type: String, _ types: TypeResolver) -> CallReceiver {
        let declarations = types.declarations
        let name = declarations.fullName(of: bare(declarations.resolved(path)), in: type)
        if declarations.isOpenName(name) { return .unknown }
        if !declarations.facts(of: name).isEmpty { return .type(name) }
        let parts = path.split(separator: ".").map(String.init)
        guard let first = parts.first else { return .type(name) }
        let root: TypeHint = declarations.facts(of: first).isEmpty ? .name(first) : .type(first)
        let hint = parts.dropFirst().reduce(root) { .member($0, $1) }
        guard case .type = hint else {
            let known = types.type(of: hint, in: type)
            return known == nil ? .type(name) : value(known, declarations)
        }
        return .type(name)
    }

    private static func value(_ shape: TypeShape?, _ declarations: Declarations) -> CallReceiver {
        switch shape {
        case nil: return .unknown
        case .name(let type)?:
            let name = bare(declarations.resolved(type))
            return declarations.isOpenName(name) ? .unknown : .value(name)
        case .array?, .dictionary?, .tuple?: return .collection
        }
    }

    /// Returns the name of a type without its type arguments.
    private static func bare(_ name: String) -> String { String(name.prefix { $0 != "<" }) }
}

extension Declarations {
    /// Returns whether a name can stand for several types: a type parameter, or an ambiguous type alias.
    func isOpenName(_ name: String) -> Bool {
        let first = String(name.prefix { $0 != "." })
        return genericNames.contains(first) || ambiguousAliases.contains(first) || ["Any", "AnyObject"].contains(name)
    }
}
