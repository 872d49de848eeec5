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
    /// Whether types are views, as far as the files were searched for them.
    let views = Memo<String, Bool>()

    init(_ index: SourceIndex) {
        let flow = index.values
        let reads = TextReads(types: flow.types)
        var shown = Start()
        var looked = Start()
        var technical = Start()
        let files = index.files.filter { HardCodedScope.covers($0, index.declarations) }
        let slots = ParallelWork.results(files, threads: index.threads) { file in
            (
                Self.shown(in: file, SlotFinder(file, types: flow.types), reads), Self.lookedUp(in: file, index, reads),
                Self.technical(in: file, reads)
            )
        }
        for (shownSlots, lookedUpSlots, technicalSlots) in slots {
            shown.slots.formUnion(shownSlots)
            looked.slots.formUnion(lookedUpSlots)
            technical.slots.formUnion(technicalSlots)
        }
        let limit = index.stepLimit
        let logs = DeclaredLogs(index.declarations)
        let origins = [
            // A project can show its log and its commands, but the entries are for developers and the system.
            shown.origins(flow, reads, limit: limit) { $0.isLogEntry(among: logs) || $0.isCommand },
            looked.origins(flow, reads, limit: limit),
            technical.origins(flow, reads, limit: limit),
        ]
        (self.shown, self.looked, self.technical) = (origins[0].slots, origins[1].slots, origins[2].slots)
        isCutOff = origins.contains(where: \.isCutOff)
    }

    /// Returns whether the strings in a slot are visible and not keys.
    func holds(_ slot: ValueSlot) -> Bool { shown.contains(slot) && !looked.contains(slot) }

    /// Returns whether the strings in a slot are keys.
    func isKey(_ slot: ValueSlot) -> Bool { looked.contains(slot) }

    /// Returns whether the strings in a slot name symbols or images, or are written to a log.
    func isTechnical(_ slot: ValueSlot) -> Bool { technical.contains(slot) }

    // MARK: - Starting points

    private struct Start {
        var slots: Set<ValueSlot> = []

        func origins(
            _ flow: ValueFlow, _ reads: TextReads, limit: Int,
            leavingOut isLeftOut: @escaping @Sendable (ValueSlot) -> Bool = { _ in false }
        ) -> SlotOrigins {
            var origins = SlotOrigins(flow, reads: reads, limit: limit, leavingOut: isLeftOut)
            origins.add(slots)
            origins.follow()
            return origins
        }
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
        let lookups = Set(index.dynamicUses(in: file.path).map(\.place.range.lowerBound))
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

    /// Whether the slot is the parameter of a function that writes an entry to a log.
    fileprivate func isLogEntry(among logs: DeclaredLogs) -> Bool {
        guard case .parameter(let owner, let function, _) = whole else { return false }
        let name = String(function.prefix { $0 != "(" })
        return NonUserFacingNames.isLogEntry(name, of: Declarations.last(owner)) || logs.hold(name, of: owner)
    }
}
