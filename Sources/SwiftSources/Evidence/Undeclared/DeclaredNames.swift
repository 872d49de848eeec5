/// The names that the code of a project declares.
struct DeclaredNames {
    /// Types, type aliases and type parameters, by their last component.
    private var types: Set<String> = []
    /// Properties, functions, parameters and enumeration cases.
    private var members: Set<String> = []
    /// The modules that code imports.
    private var modules: Set<String> = []

    /// Collects the names in files.
    ///
    /// - Parameter types: The names of types in files of other languages.
    init(_ files: some Sequence<SourceFile>, types others: Set<String> = []) {
        types = others
        for file in files { take(file.facts) }
    }

    private mutating func take(_ facts: SourceFacts) {
        for type in facts.types {
            members.formUnion(type.cases)
            if type.kind != .extended { types.insert(Declarations.last(type.name)) }
        }
        types.formUnion(facts.aliases.keys)
        types.formUnion(facts.genericNames)
        modules.formUnion(facts.imports)
        for callable in facts.callables {
            members.insert(callable.name)
            for parameter in callable.parameters {
                members.insert(parameter.name)
                if let label = parameter.label { members.insert(label) }
            }
        }
        for property in facts.properties { members.insert(property.name) }
    }

    /// Returns whether a type has a name.
    func hasType(_ name: String) -> Bool { types.contains(name) }

    /// Returns whether anything has a name.
    func contains(_ name: String) -> Bool { members.contains(name) || types.contains(name) }

    /// Returns whether a file imports a module with a name.
    func isModule(_ name: String) -> Bool { modules.contains(name) && !types.contains(name) }
}
