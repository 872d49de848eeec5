/// The values that all files write to each slot.
struct SlotContents: Sendable {
    /// A value written to a slot.
    struct Entry: Sendable {
        /// The possible contents of the value.
        let alternatives: [[TextSegment]]
        /// The type that encloses the code.
        let owner: String
        /// The declaration that encloses the code.
        let declaration: String
        /// The path of the file.
        let path: String
    }

    private(set) var entries: [ValueSlot: [Entry]] = [:]
    /// The slots that are collections.
    private(set) var collections: Set<ValueSlot> = []
    /// The names of properties that code assigns to while their owner is unknown.
    private(set) var openNames: Set<String> = []
    /// The functions and members that code passes on without calling them.
    private(set) var passedNames: Set<String> = []
    /// Whether code passes on the initializer of an unknown type.
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
        // `Self.init`, and the initializer of a type parameter or type alias, can belong to any type.
        passesAnyInitializer = passedNames.contains { name in
            guard name.hasSuffix(".init"), name != ".init" else { return false }
            return !types.declarations.declares(String(name.dropLast(5))) && !Self.isApples(name)
        }
    }

    /// Returns whether an initializer belongs to a system type and cannot create instances of project types.
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
