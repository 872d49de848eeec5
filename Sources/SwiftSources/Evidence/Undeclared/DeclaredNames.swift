/// The names that the code of a project declares.
struct DeclaredNames {
    /// Types and type aliases, by their last component.
    private var types: Set<String> = []
    /// Global variables and functions.
    private var globals: Set<String> = []
    /// Properties, functions, parameters and enumeration cases.
    private var members: Set<String> = []
    /// The modules that code imports.
    private var modules: Set<String> = []
    /// The full names of types by their last component.
    private var fullNames: [String: Set<String>] = [:]
    /// The members of each type, by its full name.
    private var membersByType: [String: Set<String>] = [:]
    /// The supertypes and conformances of each type, by its full name.
    private var inherited: [String: Set<String>] = [:]
    /// The names whose members are unknown: type aliases, types in other languages, dynamic members.
    private var open: Set<String> = []

    /// Collects the names in files.
    ///
    /// - Parameter types: The names of types in files of other languages.
    init(_ files: some Sequence<SourceFile>, types others: Set<String> = []) {
        types = others
        open = others
        for file in files { take(file.facts) }
    }

    private mutating func take(_ facts: SourceFacts) {
        for type in facts.types {
            members.formUnion(type.cases)
            membersByType[type.name, default: []].formUnion(type.cases)
            inherited[type.name, default: []].formUnion(type.inherited)
            fullNames[Declarations.last(type.name), default: []].insert(type.name)
            if type.attributes.contains("dynamicMemberLookup") { open.insert(Declarations.last(type.name)) }
            if type.kind != .extended { types.insert(Declarations.last(type.name)) }
        }
        types.formUnion(facts.aliases.keys)
        open.formUnion(facts.aliases.keys)
        // A type parameter is a type only in its own declaration; what it spells elsewhere is unknown.
        members.formUnion(facts.genericNames)
        modules.formUnion(facts.imports)
        for callable in facts.callables {
            take(callable.name, of: callable.owner)
            for parameter in callable.parameters {
                members.insert(parameter.name)
                if let label = parameter.label { members.insert(label) }
            }
        }
        for property in facts.properties { take(property.name, of: property.owner) }
    }

    private mutating func take(_ name: String, of owner: String) {
        members.insert(name)
        if owner.isEmpty { globals.insert(name) } else { membersByType[owner, default: []].insert(name) }
    }

    /// Returns whether a type or a global declaration has a name.
    func hasRoot(_ name: String) -> Bool { types.contains(name) || globals.contains(name) }

    /// Returns whether anything has a name.
    func contains(_ name: String) -> Bool { members.contains(name) || types.contains(name) }

    /// Returns whether a file imports a module with a name.
    func isModule(_ name: String) -> Bool { modules.contains(name) && !types.contains(name) }

    /// Returns whether a type of the project has the members of a chain.
    ///
    /// Types of several modules can have one name, such as the accessors of each module, and a generated one can be
    /// missing among them.
    func explains(_ chain: [String]) -> Bool {
        guard let root = chain.first, types.contains(root), !open.contains(root) else { return true }
        return hasMembers(chain, of: root)
    }

    /// Returns whether an extension in the project has the members of a chain, whose type no file declares.
    func extends(_ chain: [String]) -> Bool {
        guard let root = chain.first, !types.contains(root) else { return false }
        return hasMembers(chain, of: root)
    }

    private func hasMembers(_ chain: [String], of root: String) -> Bool {
        (fullNames[root] ?? []).contains { explains(chain.dropFirst(), in: $0) }
    }

    private func explains(_ names: ArraySlice<String>, in type: String) -> Bool {
        var (type, rest) = (type, names)
        while let name = rest.first {
            let nested = "\(type).\(name)"
            guard fullNames[name]?.contains(nested) ?? false else { return hasMember(name, type) }
            (type, rest) = (nested, rest.dropFirst())
        }
        return true
    }

    /// Returns whether a type or one of its supertypes has a member.
    private func hasMember(_ name: String, _ type: String) -> Bool {
        var seen: Set<String> = [type]
        var next = [type]
        while let type = next.popLast(), seen.count < 50 {
            if open.contains(Declarations.last(type)) || membersByType[type]?.contains(name) ?? false { return true }
            for parent in inherited[type] ?? [] {
                for full in fullNames[Declarations.last(parent)] ?? [] where seen.insert(full).inserted {
                    next.append(full)
                }
            }
        }
        return false
    }
}
