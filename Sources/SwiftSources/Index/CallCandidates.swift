/// The declarations that calls refer to according to the types of their receivers.
///
/// A member of a value is a function of the value's type, and never an enumeration case: `logger.error("…")` is not the
/// project's `case error(String)`.
struct CallCandidates: Sendable {
    let declarations: Declarations

    /// Returns the functions, initializers and cases that a call can refer to.
    ///
    /// - Parameter argument: The index of an argument; of all initializers, those that cannot receive it are left out.
    func callables(of call: CallFact, on receiver: CallReceiver, argument: Int? = nil) -> [CallableFact] {
        guard receiver.isUnknown, call.name == "init", let argument else {
            return callables(named: call.name, on: receiver)
        }
        return declarations.allInitializers(for: call, argument: argument)
    }

    /// Returns the functions, initializers and cases that a call of a name can refer to.
    func callables(named name: String, on receiver: CallReceiver) -> [CallableFact] {
        switch receiver {
        case .none(let owner): return Names.isType(name) ? typed(name, in: owner) : free(name, in: owner)
        case .itself(let owner):
            guard name == "init" else { return members(name, of: owner) }
            let own = initializers(owner)
            return own + inherited(owner).filter { !own.contains($0) }
        case .type(let type):
            if name == "init" { return initializers(type) }
            return Names.isType(name) ? initializers("\(type).\(name)") : members(name, of: type)
        case .value(let type): return members(name, of: type).filter { $0.kind == .function }
        case .collection: return extensions(name).filter { !ScalarTypes.contain($0.owner) }
        case .implicit: return name == "init" ? declarations.allInitializers : declarations.functions[name]
        case .unknown:
            return name == "init"
                ? declarations.allInitializers : declarations.functions[name].filter { $0.kind == .function }
        }
    }

    // MARK: - Functions

    /// Returns the functions that a call without a receiver can refer to in a type: global ones, and members of the
    /// types around the code.
    private func free(_ name: String, in owner: String) -> [CallableFact] {
        guard !declarations.functions[name].isEmpty else { return [] }
        var found: [CallableFact] = []
        var outer = owner
        while !outer.isEmpty {
            found += members(name, of: outer)
            outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
        }
        return found + declarations.functions[name, of: ""].filter { !found.contains($0) }
    }

    /// Returns the members of a type with a name, including those of its supertypes and subtypes.
    private func members(_ name: String, of type: String) -> [CallableFact] {
        guard !declarations.functions[name].isEmpty else { return [] }
        let ancestors = declarations.ancestors(of: type)
        let own = declarations.functions.facts(
            named: name,
            ofAny: ([type] + ancestors + declarations.heirs(of: type)).map { type in
                (name: type, match: declarations.isFullName(type) ? .whole : .either)
            })
        let isSystems = !declarations.isFullName(type) || ancestors.contains { !declarations.isFullName($0) }
        guard isSystems, !NonUserFacingNames.isLog(Declarations.last(type)) else { return own }
        return own + extensions(name).filter { !ScalarTypes.contain($0.owner) && !own.contains($0) }
    }

    /// Returns the functions with a name in extensions of types that the project does not declare.
    private func extensions(_ name: String) -> [CallableFact] {
        declarations.calls.extensions.value(for: name) {
            declarations.functions[name].filter { !$0.owner.isEmpty && !declarations.declares($0.owner) }
        }
    }

    // MARK: - Initializers

    /// Returns what a name with an initial capital can call in a type: an initializer, or a function.
    private func typed(_ name: String, in owner: String) -> [CallableFact] {
        let type = name == "Self" ? owner : declarations.fullName(of: declarations.resolved(name), in: owner)
        return declarations.functions[name].filter { $0.kind == .function } + initializers(type)
    }

    /// Returns the initializers of a type, or else the inherited ones.
    private func initializers(_ type: String) -> [CallableFact] {
        let name = String(declarations.resolved(type).prefix { $0 != "<" })
        let match: NameMatch = declarations.isFullName(name) ? .whole : .either
        let own = declarations.initializers[Declarations.last(name), of: name, match]
        return own.isEmpty ? inherited(name) : own
    }

    /// Returns the inherited initializers, which `super.init` and types without an initializer use.
    private func inherited(_ type: String) -> [CallableFact] {
        declarations.ancestors(of: type).flatMap { ancestor in
            declarations.initializers[
                Declarations.last(ancestor), of: ancestor, declarations.isFullName(ancestor) ? .whole : .either]
        }
    }
}

/// Types of Apple's frameworks that have neither subtypes nor conforming types.
enum ScalarTypes {
    /// Returns whether an extension of a type adds members to no other types.
    static func contain(_ name: String) -> Bool { scalars.contains(Declarations.last(name)) }

    /// Returns whether no string literal can be a value of a type, unless an extension makes it one.
    static func refuseLiterals(_ name: String) -> Bool {
        contain(name) && !literalTypes.contains(Declarations.last(name))
    }

    /// The types whose values can be string literals.
    private static let literalTypes: Set<String> = [
        "String", "Substring", "Character", "LocalizedStringKey", "LocalizedStringResource", "AttributedString",
    ]

    private static let scalars: Set<String> = [
        "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
        "UInt32", "UInt64", "Double", "Float", "CGFloat", "Bool", "Date", "URL", "UUID", "Data", "Decimal", "Text",
        "Image", "Color", "Font", "Logger", "OSLog", "OSLogType", "Notification", "Locale", "Calendar", "TimeZone",
        "LocalizedStringKey", "LocalizedStringResource", "AttributedString", "Bundle", "UserDefaults", "FileManager",
        "UIApplication", "NSApplication", "UIColor", "NSColor", "UIImage", "NSImage", "UIFont", "NSFont", "JSONDecoder",
        "JSONEncoder", "URLSession", "URLRequest", "NotificationCenter", "DispatchQueue", "ProcessInfo",
    ]
}
