/// What all files put into each slot.
struct SlotContents: Sendable {
    /// Something that is put into a slot.
    struct Entry: Sendable {
        /// What it may be.
        let alternatives: [[TextSegment]]
        /// The type that the code is in.
        let owner: String
        /// The declaration that it is in.
        let declaration: String
        /// The file that it is in.
        let path: String
    }

    private(set) var entries: [ValueSlot: [Entry]] = [:]
    /// The slots of collections.
    private(set) var collections: Set<ValueSlot> = []
    /// The names of properties that something of an unknown owner is assigned to.
    private(set) var openNames: Set<String> = []
    /// The functions and members that are passed on without being called.
    private(set) var passedNames: Set<String> = []
    /// Whether the initializer of a type is passed on that nobody knows.
    private(set) var passesAnyInitializer = false

    init(_ files: [SourceFile], types: TypeResolver) {
        for file in files {
            let finder = SlotFinder(file, types: types)
            for literal in file.facts.literals where !literal.traits.contains(.isConcatenated) {
                add([literal.segments], literal.role, literal.steps, file.context(of: literal.spot), finder)
            }
            for value in file.facts.values {
                add(value.alternatives, value.role, value.steps, file.facts.contexts[value.context], finder)
            }
            passedNames.formUnion(file.facts.passedNames)
        }
        // `Self.init`, or that of a type parameter or another name of a type, may be any.
        passesAnyInitializer = passedNames.contains { name in
            guard name.hasSuffix(".init"), name != ".init" else { return false }
            return !types.declarations.declares(String(name.dropLast(5))) && !Self.isApples(name)
        }
    }

    /// Types whose initializers make nothing of the project's.
    private static func isApples(_ name: String) -> Bool {
        [
            "String", "Int", "Double", "URL", "LocalizedStringKey", "Text", "AnyView", "UUID", "Date", "Color", "Array",
            "Set",
        ]
        .contains(String(name.dropLast(5)))
    }

    private mutating func add(
        _ alternatives: [[TextSegment]], _ role: LiteralRole, _ steps: [ContainerStep], _ context: ContextFact,
        _ finder: SlotFinder
    ) {
        switch finder.target(of: role, steps, context) {
        case .slots(let slots)?:
            for slot in slots {
                entries[slot, default: []].append(
                    Entry(
                        alternatives: alternatives, owner: context.type, declaration: context.declaration,
                        path: finder.file.path))
                if steps.contains(where: { $0 == .element || $0 == .value }) { collections.insert(slot.whole) }
            }
        case .anything(let name)?:
            openNames.insert(name)
            // The storage of a property wrapper.
            if name.hasPrefix("_") { openNames.insert(String(name.dropFirst())) }
        case nil: break
        }
    }
}
