import XCStringsKit

/// A search for the slots that the texts of one file flow into.
struct LiteralSlots {
    private let finder: SlotFinder
    private let reads: TextReads

    init(_ finder: SlotFinder) {
        self.finder = finder
        reads = TextReads(types: finder.types)
    }

    private var file: SourceFile { finder.file }

    /// Returns the slots that a place writes to.
    func slots(_ role: LiteralRole, _ steps: [ContainerStep], _ context: ContextFact) -> [ValueSlot] {
        if case .argument(let number, let index) = role {
            let call = file.facts.calls[number]
            if index == 0, Self.adding.contains(call.name), case .value = call.base { return list(call, context) }
            guard case .parameters(let group)? = finder.target(of: role, steps, context) else { return [] }
            return meant(by: call, group.slots, context)
        }
        guard case .slots(let slots)? = finder.target(of: role, steps, context) else { return [] }
        return slots
    }

    private static let adding: Set<String> = ["append", "insert"]

    /// Returns the slots of the array that a text is added to: `parts.append("…")`.
    private func list(_ call: CallFact, _ context: ContextFact) -> [ValueSlot] {
        let code = String(decoding: file.bytes[call.spot.range].prefix(60), as: UTF8.self)
        let receiver = Interpolation(hint: call.receiver, code: String(code.prefix { $0 != "." && $0 != "?" }))
        return reads.slots(of: [.interpolation(receiver)], in: context.type, context.declaration, file.path)
    }

    /// Returns the slots of the functions that a call can refer to; other types can have a function of that name.
    private func meant(by call: CallFact, _ slots: [ValueSlot], _ context: ContextFact) -> [ValueSlot] {
        guard case .value = call.base, call.name != "init" else { return slots }
        guard let type = finder.types.name(of: call.receiver, in: context.type) else {
            return NonUserFacingNames.takesNoText(call) ? slots.filter { $0.whole.owner == nil } : slots
        }
        let declarations = finder.types.declarations
        guard !declarations.facts(of: type).isEmpty else { return slots }
        let owners = Set(
            declarations.heirs(of: type) + [declarations.owner(of: call.name, in: type)].compactMap(\.self))
        return slots.filter { slot in
            guard let owner = slot.whole.owner else { return true }
            return Declarations.isOwner(owner, type) || owners.contains(owner)
        }
    }
}

extension ValueSlot {
    /// The type that declares the member or function; nil for a local variable.
    fileprivate var owner: String? {
        switch self {
        case .member(let owner, _), .parameter(let owner, _, _), .payload(let owner, _, _), .rawValue(let owner): owner
        case .part(let slot, _): slot.owner
        case .local: nil
        }
    }
}
