/// The declarations whose strings users see, found by following the data flow backwards.
struct UserFacingDeclarations: Sendable {
    /// The slots whose strings are visible.
    private let shown: Set<ValueSlot>
    /// The slots whose strings are keys.
    private let looked: Set<ValueSlot>
    /// Whether types are views, as far as the files were searched for them.
    let views = Memo<String, Bool>()

    init(_ index: SourceIndex) {
        let flow = index.values
        let reads = TextReads(types: flow.types)
        var shown = Start()
        var looked = Start()
        let files = index.files.filter { HardCodedScope.covers($0, index.declarations) }
        let slots = ParallelWork.results(files, threads: index.threads) { file in
            (Self.shown(in: file, SlotFinder(file, types: flow.types), reads), Self.lookedUp(in: file, index, reads))
        }
        for (shownSlots, lookedUpSlots) in slots {
            shown.slots.formUnion(shownSlots)
            looked.slots.formUnion(lookedUpSlots)
        }
        self.shown = shown.origins(flow, reads)
        self.looked = looked.origins(flow, reads)
    }

    /// Returns whether the strings in a slot are visible and not keys.
    func holds(_ slot: ValueSlot) -> Bool { shown.contains(slot) && !looked.contains(slot) }

    /// Returns whether the strings in a slot are keys.
    func isKey(_ slot: ValueSlot) -> Bool { looked.contains(slot) }

    // MARK: - Starting points

    private struct Start {
        var slots: Set<ValueSlot> = []

        func origins(_ flow: ValueFlow, _ reads: TextReads) -> Set<ValueSlot> {
            var origins = SlotOrigins(flow, reads: reads)
            origins.add(slots)
            origins.follow()
            return origins.slots
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
