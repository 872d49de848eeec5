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
        /// The location of the value if it is a literal.
        let literal: SourceSpot?
        /// The local variable that the value is, whose values are in `alternatives` only if the file shows them.
        let local: ValueSlot?
        /// The number of values that were written before this one.
        fileprivate let index: Int
    }

    /// The values written to single slots.
    private var entries: [ValueSlot: [Entry]] = [:]
    /// The values written to groups of slots; a value reaches each slot of its group.
    private var groupEntries: [[Entry]] = []
    /// The position of each group in `groupEntries`.
    private var groups: [ObjectIdentifier: Int] = [:]
    /// The groups with the same possible slots, by the position of these slots.
    ///
    /// Calls of one name on values of many types mean different functions, but can write to the same slots at most.
    private var groupsOfPossible: [[Int]] = []
    /// The position of possible slots in `groupsOfPossible`.
    private var possible: [ObjectIdentifier: Int] = [:]
    /// The positions in `groupsOfPossible` of the possible slots that contain a slot.
    private var possibleOfSlots: [ValueSlot: [Int]] = [:]
    /// The positions in `groupEntries` of the groups whose calls mean a slot.
    private var groupsMeaningSlots: [ValueSlot: [Int]] = [:]
    private var count = 0
    /// The slots that are collections.
    private(set) var collections: Set<ValueSlot> = []
    /// The names of properties that code assigns to while their owner is unknown.
    private(set) var openNames: Set<String> = []
    /// The functions and members that code passes on without calling them.
    private(set) var passedNames: Set<String> = []
    /// Whether code passes on the initializer of an unknown type.
    private(set) var passesAnyInitializer = false

    /// Collects the values of files.
    ///
    /// - Parameter threads: The number of files to analyze concurrently.
    init(_ files: [SourceFile], types: TypeResolver, threads: Int) {
        // Finding the targets takes most of the time and does not depend on the order of the files.
        let targets = ParallelWork.results(files, threads: threads) { Self.targets(in: $0, types) }
        for (file, targets) in zip(files, targets) { add(file, targets) }
        passesAnyInitializer = Self.passesAnyInitializer(passedNames, types)
    }

    private mutating func add(_ file: SourceFile, _ targets: [SlotFinder.Target?]) {
        var rest = targets[...]
        for literal in Self.literals(of: file) {
            let context = file.context(of: literal.spot)
            add([literal.segments], literal.steps, context, file.path, at: literal.spot, to: rest.removeFirst())
        }
        for value in file.facts.values {
            let context = file.facts.contexts[value.context]
            let local = value.local.map { ValueSlot.local(path: file.path, declaration: context.declaration, name: $0) }
            add(value.alternatives, value.steps, context, file.path, from: local, to: rest.removeFirst())
        }
        passedNames.formUnion(file.facts.passedNames)
    }

    /// Returns whether `Self.init`, or the initializer of a type parameter or type alias, is passed on.
    ///
    /// It can belong to any type.
    private static func passesAnyInitializer(_ names: Set<String>, _ types: TypeResolver) -> Bool {
        names.contains { name in
            guard name.hasSuffix(".init"), name != ".init" else { return false }
            return !types.declarations.declares(String(name.dropLast(5))) && !isApples(name)
        }
    }

    // MARK: - One edited file

    /// Returns the values of all files except one.
    ///
    /// Properties that only this file assigns to through an unknown owner still count.
    ///
    /// - Parameter files: All files.
    func removing(_ file: SourceFile, of files: [SourceFile], types: TypeResolver) -> SlotContents {
        var contents = self
        let written = slots(of: Self.targets(in: file, types))
        for slot in written.slots {
            let rest = entries[slot, default: []].filter { $0.path != file.path }
            contents.entries[slot] = rest.isEmpty ? nil : rest
        }
        for group in written.groups { contents.groupEntries[group].removeAll { $0.path == file.path } }
        var own = Set(file.facts.passedNames)
        for other in files where !own.isEmpty && other.path != file.path { own.subtract(other.facts.passedNames) }
        contents.passedNames.subtract(own)
        if !own.isEmpty { contents.passesAnyInitializer = Self.passesAnyInitializer(contents.passedNames, types) }
        return contents
    }

    /// Returns the values with those of one more file, and the slots that it writes to.
    ///
    /// The values of the file follow those of all others.
    func adding(_ file: SourceFile, types: TypeResolver) -> (contents: SlotContents, written: Set<ValueSlot>) {
        var contents = self
        let targets = Self.targets(in: file, types)
        contents.add(file, targets)
        if !file.facts.passedNames.allSatisfy(passedNames.contains) {
            contents.passesAnyInitializer = Self.passesAnyInitializer(contents.passedNames, types)
        }
        let written = contents.slots(of: targets)
        return (contents, written.slots.union(written.grouped))
    }

    /// Returns the slots of targets, the positions of their groups, and the slots in those groups.
    private func slots(
        of targets: [SlotFinder.Target?]
    ) -> (slots: Set<ValueSlot>, groups: Set<Int>, grouped: Set<ValueSlot>) {
        var found: (slots: Set<ValueSlot>, groups: Set<Int>, grouped: Set<ValueSlot>) = ([], [], [])
        // Calls of one name share their possible slots, which can be thousands.
        var met: Set<ObjectIdentifier> = []
        for target in targets {
            switch target {
            case .slots(let slots)?: found.slots.formUnion(slots)
            case .parameters(let group)?:
                guard met.insert(ObjectIdentifier(group)).inserted else { continue }
                if met.insert(ObjectIdentifier(group.possible)).inserted { found.grouped.formUnion(group.slots) }
                found.grouped.formUnion(group.meant)
                if let position = groups[ObjectIdentifier(group)] { found.groups.insert(position) }
            case .anything?, nil: break
            }
        }
        return found
    }

    /// Returns the target of each literal and then of each other value of a file.
    private static func targets(in file: SourceFile, _ types: TypeResolver) -> [SlotFinder.Target?] {
        let finder = SlotFinder(file, types: types)
        return literals(of: file).map { finder.target(of: $0.role, $0.steps, file.context(of: $0.spot)) }
            + file.facts.values.map { finder.target(of: $0.role, $0.steps, file.facts.contexts[$0.context]) }
    }

    /// Returns the literals of a file that are values by themselves.
    private static func literals(of file: SourceFile) -> [LiteralFact] {
        file.facts.literals.filter { !$0.traits.contains(.isConcatenated) }
    }

    /// Returns whether an initializer belongs to a system type and cannot create instances of project types.
    private static func isApples(_ name: String) -> Bool {
        [
            "String", "Int", "Double", "URL", "LocalizedStringKey", "Text", "AnyView", "UUID", "Date", "Color", "Array",
            "Set",
        ]
        .contains(String(name.dropLast(5)))
    }

    /// Returns the values written to a slot, in the order of the files.
    func entries(of slot: ValueSlot) -> [Entry] {
        let own = entries[slot] ?? []
        guard let possible = possibleOfSlots[slot] else { return own }
        let groups = possible.flatMap { groupsOfPossible[$0] }
        if own.isEmpty, groups.count == 1 { return groupEntries[groups[0]] }
        return (own + groups.flatMap { groupEntries[$0] }).sorted { $0.index < $1.index }
    }

    /// Returns the values written to a slot alone, and the positions of the groups of calls that mean the slot.
    func parts(of slot: ValueSlot) -> (own: [Entry], groups: [Int]) {
        (entries[slot] ?? [], groupsMeaningSlots[slot] ?? [])
    }

    /// Returns the values written to all slots of a group, in the order of the files.
    func entries(ofGroup group: Int) -> [Entry] { groupEntries[group] }

    /// Returns whether code writes any value to a slot.
    func isWritten(_ slot: ValueSlot) -> Bool { entries[slot] != nil || possibleOfSlots[slot] != nil }

    private mutating func add(
        _ alternatives: [[TextSegment]], _ steps: [ContainerStep], _ context: ContextFact, _ path: String,
        at literal: SourceSpot? = nil, from local: ValueSlot? = nil, to target: SlotFinder.Target?
    ) {
        let isElement = steps.contains { $0 == .element || $0 == .value }
        let entry = Entry(
            alternatives: alternatives, owner: context.type, declaration: context.declaration, path: path,
            literal: literal, local: local, index: count)
        count += 1
        switch target {
        case .slots(let slots)?:
            for slot in slots { entries[slot, default: []].append(entry) }
            if isElement { collections.formUnion(slots.map(\.whole)) }
        case .parameters(let group)?:
            groupEntries[position(of: group, isElement)].append(entry)
        case .anything(let name)?:
            openNames.insert(name)
            // The storage of a property wrapper.
            if name.hasPrefix("_") { openNames.insert(String(name.dropFirst())) }
        case nil: break
        }
    }

    /// Returns the position of a group in `groupEntries`, and adds the group the first time.
    private mutating func position(of group: SlotGroup, _ isElement: Bool) -> Int {
        if let position = groups[ObjectIdentifier(group)] { return position }
        let position = groupEntries.count
        groupEntries.append([])
        groups[ObjectIdentifier(group)] = position
        groupsOfPossible[self.position(of: group.possible, isElement)].append(position)
        if !group.isAmbiguous {
            for slot in Set(group.meant) { groupsMeaningSlots[slot, default: []].append(position) }
        }
        return position
    }

    /// Returns the position of possible slots in `groupsOfPossible`, and adds the slots the first time.
    private mutating func position(of slots: PossibleSlots, _ isElement: Bool) -> Int {
        if let position = possible[ObjectIdentifier(slots)] { return position }
        let position = groupsOfPossible.count
        groupsOfPossible.append([])
        possible[ObjectIdentifier(slots)] = position
        for slot in slots.slots { possibleOfSlots[slot, default: []].append(position) }
        if isElement { collections.formUnion(slots.slots.map(\.whole)) }
        return position
    }
}
