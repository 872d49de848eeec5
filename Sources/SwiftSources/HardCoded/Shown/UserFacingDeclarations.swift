/// The declarations whose strings users see, found by following the data flow backwards.
struct UserFacingDeclarations: Sendable {
    /// The slots whose strings are visible.
    private let shown: Set<ValueSlot>
    /// The slots whose strings are keys.
    private let looked: Set<ValueSlot>
    /// The slots whose strings name symbols and images, or are written to a log.
    private let technical: Set<ValueSlot>
    /// Whether the search stopped before it had followed all strings.
    let isCutOff: Bool
    /// The slots from which the search began in each file, by path.
    private let starts: [String: Starts]
    /// Whether types are views by what they inherit from, by the last component of their names, as far as the files were
    /// searched for them.
    let views: Memo<String, Bool>
    /// The files that are the work of others.
    private let copied: CopiedFiles
    /// The declarations that only developers see.
    let forDevelopers: DeveloperDeclarations

    init(_ index: SourceIndex) {
        let flow = index.values
        let reads = TextReads(types: flow.types)
        let files = index.files.filter { HardCodedScope.covers($0, index.declarations) }
        let found = ParallelWork.results(files, threads: index.threads) { Self.starts(in: $0, index, reads) }
        starts = Dictionary(zip(files.map(\.path), found)) { first, _ in first }
        (shown, looked, technical, isCutOff) = Self.followed(Array(starts.values), flow, reads, limit: index.stepLimit)
        views = Memo()
        copied = CopiedFiles(index.files)
        forDevelopers = DeveloperDeclarations(index.files, index.declarations)
    }

    /// Finds the declarations without one of the files.
    ///
    /// - Parameters:
    ///   - flow: The values of the other files.
    private init(_ whole: UserFacingDeclarations, without path: String, _ flow: ValueFlow, limit: Int) {
        starts = whole.starts.filter { $0.key != path }
        let reads = TextReads(types: flow.types)
        (shown, looked, technical, isCutOff) = Self.followed(Array(starts.values), flow, reads, limit: limit)
        views = whole.views
        copied = whole.copied
        forDevelopers = whole.forDevelopers
    }

    /// Returns the declarations without one of the files.
    ///
    /// - Parameters:
    ///   - contents: The values of the other files.
    func removing(_ path: String, of index: SourceIndex, _ contents: SlotContents) -> UserFacingDeclarations {
        let flow = ValueFlow(types: index.values.types, contents: contents)
        return UserFacingDeclarations(self, without: path, flow, limit: index.stepLimit)
    }

    /// Finds the declarations after an edit of one file.
    ///
    /// - Parameters:
    ///   - others: The declarations without the file.
    init(_ others: UserFacingDeclarations, adding edit: EditedIndex) {
        let flow = edit.index.values
        let reads = TextReads(types: flow.types)
        let files = edit.index.files.filter { HardCodedScope.covers($0, edit.index.declarations) }
        let found = files.map { Self.starts(in: $0, edit.index, reads) }
        func followed(
            _ known: Set<ValueSlot>, _ starts: [Set<ValueSlot>],
            leavingOut isLeftOut: @escaping @Sendable (ValueSlot) -> Bool = { _ in false }
        ) -> SlotOrigins {
            var origins = SlotOrigins(edit, reads: reads, leavingOut: isLeftOut, after: known)
            for slots in starts { origins.add(slots) }
            origins.follow()
            return origins
        }
        let origins = [
            followed(others.shown, found.map(\.shown), leavingOut: Self.isForDevelopers(flow)),
            followed(others.looked, found.map(\.looked)),
            followed(others.technical, found.map(\.technical)),
        ]
        (shown, looked, technical) = (origins[0].slots, origins[1].slots, origins[2].slots)
        isCutOff = others.isCutOff || origins.contains(where: \.isCutOff)
        starts = others.starts
        views = edit.declaresAnew ? Memo() : others.views
        copied = others.copied
        forDevelopers = others.forDevelopers.replacing(edit.index.files, edit.index.declarations)
    }

    private static func followed(
        _ starts: [Starts], _ flow: ValueFlow, _ reads: TextReads, limit: Int
    ) -> (shown: Set<ValueSlot>, looked: Set<ValueSlot>, technical: Set<ValueSlot>, isCutOff: Bool) {
        let kinds: [(KeyPath<Starts, Set<ValueSlot>>, @Sendable (ValueSlot) -> Bool)] = [
            (\.shown, isForDevelopers(flow)), (\.looked, { _ in false }), (\.technical, { _ in false }),
        ]
        let origins = kinds.map { kind, isLeftOut in
            var origins = SlotOrigins(flow, reads: reads, limit: limit, leavingOut: isLeftOut)
            for start in starts { origins.add(start[keyPath: kind]) }
            origins.follow()
            return origins
        }
        return (origins[0].slots, origins[1].slots, origins[2].slots, origins.contains(where: \.isCutOff))
    }

    /// Returns a closure that returns whether a slot holds entries of a log, commands or identifiers.
    ///
    /// A project can show its log, its commands and its identifiers, but these are for developers and the system.
    private static func isForDevelopers(_ flow: ValueFlow) -> @Sendable (ValueSlot) -> Bool {
        let logs = DeclaredLogs(flow.types.declarations)
        return { $0.isLogEntry(among: logs) || $0.isCommand || $0.isIdentifier }
    }

    /// Returns whether a file is the work of others, or for developers only.
    func isForeign(_ file: SourceFile) -> Bool { copied.contain(file) || DeveloperCode.holdsFile(file.path) }

    /// Returns whether the strings in a slot are visible and not keys.
    func holds(_ slot: ValueSlot) -> Bool { shown.contains(slot) && !looked.contains(slot) }

    /// Returns whether the strings in a slot are keys.
    func isKey(_ slot: ValueSlot) -> Bool { looked.contains(slot) }

    /// Returns whether the strings in a slot name symbols or images, or are written to a log.
    func isTechnical(_ slot: ValueSlot) -> Bool { technical.contains(slot) }

    // MARK: - Starting points

    /// The slots that a file itself shows, looks up, or uses for programs.
    private struct Starts {
        let shown: Set<ValueSlot>
        let looked: Set<ValueSlot>
        let technical: Set<ValueSlot>
    }

    private static func starts(in file: SourceFile, _ index: SourceIndex, _ reads: TextReads) -> Starts {
        Starts(
            shown: shown(in: file, SlotFinder(file, types: index.values.types), reads),
            looked: lookedUp(in: file, index, reads), technical: technical(in: file, reads))
    }

    private static func shown(in file: SourceFile, _ finder: SlotFinder, _ reads: TextReads) -> Set<ValueSlot> {
        let sinks = DisplaySinks(finder)
        let covered = file.facts.contexts.map { HardCodedScope.covers($0, finder.types.declarations) }
        var slots: Set<ValueSlot> = []
        func add(_ segments: [TextSegment], _ context: ContextFact) {
            slots.formUnion(reads.slots(of: segments, in: context.type, context.declaration, file.path))
        }
        for value in file.facts.values where covered[value.context] {
            let context = file.facts.contexts[value.context]
            guard sinks.shows(value.role, context) else { continue }
            for alternative in value.alternatives { add(alternative, context) }
            if let local = value.local { slots.insert(finder.local(local, context)) }
        }
        for literal in file.facts.literals where covered[literal.spot.context] && literal.plainText == nil {
            let context = file.context(of: literal.spot)
            guard !literal.traits.contains(.isConcatenated), sinks.shows(literal.role, context) else { continue }
            add(literal.segments, context)
        }
        return slots
    }

    private static func technical(in file: SourceFile, _ reads: TextReads) -> Set<ValueSlot> {
        var slots: Set<ValueSlot> = []
        func add(_ segments: [TextSegment], _ role: LiteralRole, _ context: ContextFact) {
            guard case .argument(let number, let index) = role else { return }
            let call = file.facts.calls[number]
            guard call.labels.indices.contains(index), isTechnical(call, call.labels[index]) else { return }
            slots.formUnion(reads.slots(of: segments, in: context.type, context.declaration, file.path))
        }
        for value in file.facts.values {
            for segments in value.alternatives { add(segments, value.role, file.facts.contexts[value.context]) }
        }
        for literal in file.facts.literals where literal.plainText == nil {
            add(literal.segments, literal.role, file.context(of: literal.spot))
        }
        return slots
    }

    /// Returns whether an argument names a symbol or an image, or is written to a log.
    private static func isTechnical(_ call: CallFact, _ label: String?) -> Bool {
        if let label, ["systemName", "systemImage", "systemSymbolName", "named"].contains(label) { return true }
        return NonUserFacingNames.isLogCall(call)
    }

    private static func lookedUp(in file: SourceFile, _ index: SourceIndex, _ reads: TextReads) -> Set<ValueSlot> {
        var slots: Set<ValueSlot> = []
        let lookups = Set(index.dynamicUses(in: file.path).map(\.location.range.lowerBound))
        guard !lookups.isEmpty else { return slots }
        for dynamic in file.facts.dynamics where lookups.contains(dynamic.spot.range.lowerBound) {
            let context = file.context(of: dynamic.spot)
            for alternative in dynamic.alternatives where !alternative.hasText {
                slots.formUnion(reads.slots(of: alternative, in: context.type, context.declaration, file.path))
            }
        }
        return slots
    }
}

extension ValueSlot {
    /// Whether the slot is a parameter for a command that the system executes.
    fileprivate var isCommand: Bool {
        guard case .parameter(_, _, let name) = whole else { return false }
        return ["command", "cmd", "shellCommand", "commandLine", "arguments", "args"].contains(name)
    }

    /// Whether the slot identifies a value for the code.
    fileprivate var isIdentifier: Bool {
        switch whole {
        case .member(_, let name), .parameter(_, _, let name):
            ["id", "identifier", "uuid"].contains(name) || ["Id", "ID", "Identifier"].contains(where: name.hasSuffix)
        default: false
        }
    }

    /// Whether the slot is the parameter of a function that writes an entry to a log.
    fileprivate func isLogEntry(among logs: DeclaredLogs) -> Bool {
        guard case .parameter(let owner, let function, _) = whole else { return false }
        let name = String(function.prefix { $0 != "(" })
        return NonUserFacingNames.isLogEntry(name, of: Declarations.last(owner)) || logs.hold(name, of: owner)
    }
}
