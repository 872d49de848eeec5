/// A search for the slots that the texts of one file flow into.
struct LiteralSlots {
    private let finder: SlotFinder
    private let reads: TextReads

    init(_ finder: SlotFinder) {
        self.finder = finder
        reads = TextReads(types: finder.types)
    }

    private var file: SourceFile { finder.file }

    /// The slots that a text flows into.
    struct Targets {
        var slots: [ValueSlot]
        /// Whether the text reaches only one of the slots, and nothing tells which.
        var isAmbiguous = false

        /// Returns the slot for which a condition holds; if the slots are ambiguous, it must hold for all of them.
        func first(where condition: (ValueSlot) -> Bool) -> ValueSlot? {
            isAmbiguous && !slots.allSatisfy(condition) ? nil : slots.first(where: condition)
        }
    }

    /// Returns the slots that a place writes to.
    func targets(_ role: LiteralRole, _ steps: [ContainerStep], _ context: ContextFact) -> Targets {
        if case .argument(let number, let index) = role {
            let call = file.facts.calls[number]
            if index == 0, Self.adding.contains(call.name), case .value = call.base {
                return Targets(slots: list(call, context))
            }
            guard case .parameters(let group)? = finder.target(of: role, steps, context) else {
                return Targets(slots: [])
            }
            return meant(by: call, group, context)
        }
        guard case .slots(let slots)? = finder.target(of: role, steps, context) else { return Targets(slots: []) }
        return Targets(slots: slots)
    }

    private static let adding: Set<String> = ["append", "insert"]

    /// Returns the slots of the array that a text is added to: `parts.append("…")`.
    private func list(_ call: CallFact, _ context: ContextFact) -> [ValueSlot] {
        let local = call.receiverName.map { finder.local($0, context) }
        return (local.map { [$0] } ?? []) + reads.slots(of: call.receiver, in: context.type)
    }

    /// Returns the slots of the functions that a call refers to.
    private func meant(by call: CallFact, _ group: SlotGroup, _ context: ContextFact) -> Targets {
        let isUnknown = CallReceiver(of: call, in: context, finder.types) == .unknown
        if isUnknown, NonUserFacingNames.takesNoText(call) { return Targets(slots: []) }
        // A project can list its log in a view, but its entries are for developers.
        if NonUserFacingNames.isLogEntry(call) { return Targets(slots: []) }
        return Targets(slots: group.meant, isAmbiguous: group.isAmbiguous)
    }
}
