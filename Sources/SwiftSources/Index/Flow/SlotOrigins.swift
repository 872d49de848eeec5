/// The slots whose strings come to certain places, found by going backwards from there.
struct SlotOrigins: Sendable {
    /// All of them.
    private(set) var slots: Set<ValueSlot> = []
    private var open: [ValueSlot] = []
    private let contents: SlotContents
    private let closed: ClosedSlots
    private let reads: TextReads

    init(_ flow: ValueFlow, reads: TextReads) {
        contents = flow.contents
        closed = flow.closed
        self.reads = reads
    }

    /// Adds slots whose strings come there at once.
    mutating func add(_ slots: some Sequence<ValueSlot>) {
        for slot in slots where self.slots.insert(slot).inserted { open.append(slot) }
    }

    /// Adds whatever is put into those that are known, and so on.
    mutating func follow() {
        while let slot = open.popLast() {
            for holder in closed.holders(of: slot) {
                add([holder])
                follow(holder)
            }
        }
    }

    private mutating func follow(_ slot: ValueSlot) {
        for entry in contents.entries[slot] ?? [] { add(sources(of: entry)) }
        // Of a pair that was made elsewhere, the same element.
        guard case .part(let whole, let index) = slot else { return }
        for entry in contents.entries[whole] ?? [] {
            add(sources(of: entry).map { .part($0, index: index) })
        }
    }

    private func sources(of entry: SlotContents.Entry) -> [ValueSlot] {
        entry.alternatives.filter { !$0.isAddress }.flatMap {
            reads.slots(of: $0, in: entry.owner, entry.declaration, entry.path)
        }
    }
}

extension [TextSegment] {
    /// Whether it is put together as an address, a path or a name, whose parts nobody reads: `feed/\(id).jpg`.
    var isAddress: Bool {
        let texts = compactMap { if case .text(let text) = $0 { text } else { nil } }
        guard texts.count < count, !texts.contains(where: { $0.contains(where: \.isWhitespace) }) else { return false }
        let slashes = texts.joined().count { $0 == "/" }
        return texts.contains { text in
            guard text.contains(where: \.isLetter) else { return false }
            return text.contains("_") || text.hasSuffix("/") || slashes > 1 && text.contains("/")
        }
    }
}
