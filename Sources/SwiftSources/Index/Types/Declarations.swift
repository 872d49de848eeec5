/// The declarations in all files of a project, by name.
struct Declarations: Sendable {
    /// Types and extensions, by the last component of their name.
    let types: FactTable<TypeFact>
    /// Functions and enumeration cases, by name.
    let functions: FactTable<CallableFact>
    /// Initializers, including memberwise ones, by the last component of their type's name.
    let initializers: FactTable<CallableFact>
    /// Properties, by name.
    let properties: FactTable<PropertyFact>
    /// All initializers, sorted by the name of their type.
    let allInitializers: [CallableFact]
    /// The same initializers by the labels of their parameters; the empty label for parameters without one.
    private let initializersByLabel: [String: [CallableFact]]
    /// The calls whose declarations are known.
    let calls = CallMemo()
    /// The shapes of types that were read from their spellings.
    let shapes = Memo<SpelledType, TypeShape>()
    /// The types of members that were resolved.
    let memberTypes = Memo<NamedMember, TypeShape?>()
    /// The supertypes and the subtypes of types, as far as they were searched for.
    let ancestry = Memo<String, [String]>()
    let heritage = Memo<String, [String]>()
    /// The types that declare members, as far as they were searched for.
    let memberOwners = Memo<NamedMember, String?>()
    /// Whether instances of types are decoded, as far as they were searched for.
    let decoding = Memo<String, Bool>()
    /// Whether the declarations of types, without their supertypes, say that instances are decoded.
    let namedDecoding = Memo<String, Bool>()
    /// Whether users can see the texts of declarations, by their full names, as far as they were searched for.
    let coverage = Memo<String, Bool>()
    /// The slots whose values code can read through slots, as far as they were searched for.
    let holders = Memo<ValueSlot, [ValueSlot]>()
    /// The types that declare or inherit from others.
    private(set) var inheritance = InheritanceGraph()
    /// The last components of the names of protocols.
    let protocolNames: Set<String>
    /// The names of type parameters and associated types.
    private(set) var genericNames: Set<String> = ["Element", "Key", "Value"]
    /// Type aliases that stand for several types.
    private(set) var ambiguousAliases: Set<String> = []
    private var aliases: [String: String] = [:]

    init(_ files: some Sequence<SourceFacts>) {
        var alternatives: [String: Set<String>] = [:]
        for facts in files {
            for (name, target) in facts.aliases { alternatives[name, default: []].insert(target) }
            genericNames.formUnion(facts.genericNames)
        }
        // An alias that stands for several types is ambiguous.
        aliases = alternatives.compactMapValues { $0.count == 1 && $0.first != TypeFact.ambiguous ? $0.first : nil }
        ambiguousAliases = Set(alternatives.filter { $0.value.count > 1 || $0.value.contains(TypeFact.ambiguous) }.keys)
        let types = files.flatMap(\.types)
        let callables = files.flatMap(\.callables)
        let properties = files.flatMap(\.properties)
        let initializers =
            callables.filter { $0.kind == .initializer }
            + files.flatMap { Self.memberwiseInitializers(of: $0.types, $0.properties) }
        protocolNames = Set(types.lazy.filter { $0.kind == .interface }.map { Self.last($0.name) })
        self.types = FactTable(types) { Self.last($0.name) }
        self.properties = FactTable(properties, by: \.name)
        functions = FactTable(callables.filter { $0.kind != .initializer }, by: \.name)
        self.initializers = FactTable(initializers) { Self.last($0.owner) }
        (allInitializers, initializersByLabel) = Self.sorted(self.initializers)
        inheritance = InheritanceGraph(types) { parents($0) }
    }

    /// Returns all initializers, sorted by the name of their type, and the same by the labels of their parameters.
    private static func sorted(
        _ table: FactTable<CallableFact>
    ) -> (all: [CallableFact], byLabel: [String: [CallableFact]]) {
        let all = table.names.flatMap { table[$0] }
        let byLabel = all.reduce(into: [String: [CallableFact]]()) { found, initializer in
            for label in Set(initializer.parameters.map { $0.label ?? "" }) {
                found[label, default: []].append(initializer)
            }
        }
        return (all, byLabel)
    }

    // MARK: - One edited file

    /// Returns the declarations after an edit of one file.
    ///
    /// - Returns: The same declarations, with everything that was resolved with them, if the edit changes none of them;
    ///   nil if it changes what one file alone does not decide: type aliases and generic names.
    func replacing(_ old: SourceFacts, with new: SourceFacts) -> Declarations? {
        guard old.aliases == new.aliases, Set(old.genericNames).isSubset(of: new.genericNames),
            genericNames.isSuperset(of: new.genericNames)
        else { return nil }
        if old.types == new.types, old.callables == new.callables, old.properties == new.properties { return self }
        return Declarations(self, replacing: old, with: new)
    }

    private init(_ other: Declarations, replacing old: SourceFacts, with new: SourceFacts) {
        (aliases, ambiguousAliases, genericNames) = (other.aliases, other.ambiguousAliases, other.genericNames)
        protocolNames = other.protocolNames.union(
            new.types.lazy.filter { $0.kind == .interface }.map { Self.last($0.name) })
        types = other.types.replacing(old.types, with: new.types) { Self.last($0.name) }
        properties = other.properties.replacing(old.properties, with: new.properties, by: \.name)
        let isFunction = { (callable: CallableFact) in callable.kind != .initializer }
        functions = other.functions.replacing(
            old.callables.filter(isFunction), with: new.callables.filter(isFunction), by: \.name)
        let (oldOnes, newOnes) = (Self.initializers(of: old), Self.initializers(of: new))
        if oldOnes == newOnes {
            (initializers, allInitializers) = (other.initializers, other.allInitializers)
            initializersByLabel = other.initializersByLabel
        } else {
            // Explicit initializers of all files come before the memberwise ones of all files.
            initializers = [false, true].reduce(other.initializers) { table, isMemberwise in
                table.replacing(
                    oldOnes.filter { $0.isMemberwise == isMemberwise },
                    with: newOnes.filter { $0.isMemberwise == isMemberwise }
                ) { Self.last($0.owner) }
            }
            (allInitializers, initializersByLabel) = Self.sorted(initializers)
        }
        inheritance = other.inheritance
        if old.types != new.types { inheritance = InheritanceGraph(Array(types.all)) { parents($0) } }
    }

    /// Returns the initializers of the types in one file.
    private static func initializers(of facts: SourceFacts) -> [CallableFact] {
        facts.callables.filter { $0.kind == .initializer } + memberwiseInitializers(of: facts.types, facts.properties)
    }

    /// Returns all initializers that can receive an argument of a call: those with a parameter of its label.
    ///
    /// A trailing closure has no label in the call.
    func allInitializers(for call: CallFact, argument index: Int) -> [CallableFact] {
        guard call.labels.indices.contains(index) else { return allInitializers }
        return initializersByLabel[call.labels[index] ?? ""] ?? []
    }

    /// Returns the implicit memberwise initializers of the structures in one file, with the stored properties in order.
    ///
    /// Another file can declare a structure of the same name for another platform, whose properties do not count.
    private static func memberwiseInitializers(of types: [TypeFact], _ properties: [PropertyFact]) -> [CallableFact] {
        let stored = Dictionary(grouping: properties.filter { $0.isStored && !$0.owner.isEmpty }, by: \.owner)
        return types.compactMap { type in
            guard type.kind == .structure, !type.hasInitializer, let members = stored[type.name] else { return nil }
            // Each platform can declare a property of the same name in `#if os(…)`.
            var names: Set<String> = []
            let parameters = members.filter { names.insert($0.name).inserted }.map { property in
                let type = property.type ?? "_"
                return ParameterFact(
                    label: property.name, name: property.name,
                    type: property.hasBuilder && !type.contains("->") ? "() -> \(type)" : type,
                    hasDefault: property.hasDefault)
            }
            return CallableFact(
                name: "init", kind: .initializer, owner: type.name, parameters: parameters, result: nil,
                isDisfavored: false, generics: [], isMemberwise: true)
        }
    }

    /// Returns the types that an entry of an inheritance clause names.
    ///
    /// Splits compositions, resolves type aliases, and removes attributes and type arguments.
    func parents(_ inherited: String, depth: Int = 0) -> [String] {
        inherited.split(separator: "&").flatMap { part -> [String] in
            let words = part.split { $0.isWhitespace || $0 == "(" || $0 == ")" }.filter { !$0.hasPrefix("@") }
            guard let last = words.last(where: { $0 != "nonisolated" }) else { return [] }
            let name = String(last.prefix { $0 != "<" })
            guard depth < 6, let target = aliases[name] else { return [name] }
            return parents(target, depth: depth + 1)
        }
    }

    /// Returns the last component of a dotted name.
    static func last(_ name: String) -> String {
        name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }

    /// Returns the type that a name stands for, with type aliases resolved.
    func resolved(_ name: String) -> String {
        var name = name
        for _ in 0..<4 {
            guard let other = aliases[name] else { return name }
            name = other
        }
        return name
    }

    /// Returns the kind and table of a literal of a type, or nil if the type is not localizable.
    func localizable(_ shape: TypeShape?) -> (kind: KeyUse.Kind, table: String?)? {
        guard let name = shape?.typeName else { return nil }
        return LocalizableType.kind(of: resolved(name))
    }

    /// Returns the kind and table of a literal inside a collection of a type, or nil if the literal is not localizable.
    func localizable(_ type: String, _ steps: [ContainerStep]) -> (kind: KeyUse.Kind, table: String?)? {
        localizable(TypeShape(resolved(type)).descend(steps))
    }

    /// Returns the enumeration with a name, or nil if the name is unknown or ambiguous.
    func enumeration(_ name: String) -> TypeFact? {
        let name = resolved(name)
        let named = types[Self.last(name), of: name, .suffix]
        // The name can also refer to a type of another kind.
        guard !genericNames.contains(name), Set(named.map(\.name)).count < 2 || name.contains(".") else { return nil }
        let found = named.filter { $0.kind == .enumeration }
        // With several matches, the name is ambiguous.
        guard found.count > 1 else { return found.first }
        return name.contains(".") ? found.first { $0.name == name } : nil
    }

    /// Returns whether a name refers to a type with a full name; the name can omit leading components.
    static func isMeant(_ whole: String, by name: String) -> Bool { whole == name || whole.hasSuffix(".\(name)") }

    /// Returns whether a name and a full name can refer to the same type; either can omit leading components.
    static func isNamed(_ whole: String, _ name: String) -> Bool {
        whole == name || whole.hasSuffix(".\(name)") || name.hasSuffix(".\(whole)")
    }
}
