/// The slots whose strings reach certain places, found by following the data flow backwards.
struct SlotOrigins: Sendable {
    /// All slots found.
    private(set) var slots: Set<ValueSlot> = []
    /// Whether the search stopped at the limit, so that slots are missing.
    private(set) var isCutOff = false
    private var open: [ValueSlot] = []
    /// The path of an edited file, and the known slots that it writes to; nil for a search without an edit.
    private var edited: (path: String, written: [ValueSlot])?
    private var steps = 0
    /// The maximum number of tuples around a slot, which recursive code could nest without end.
    private static let depthLimit = 4
    /// The groups of slots that share values and whose values were followed.
    private var followedGroups: Set<FollowedGroup> = []
    private let contents: SlotContents
    private let closed: ClosedSlots
    private let reads: TextReads
    private let limit: Int
    private let isLeftOut: @Sendable (ValueSlot) -> Bool

    /// - Parameters:
    ///   - isLeftOut: Returns whether a slot and the strings that flow into it do not matter.
    ///   - known: The slots of another search, which followed them.
    init(
        _ flow: ValueFlow, reads: TextReads, limit: Int,
        leavingOut isLeftOut: @escaping @Sendable (ValueSlot) -> Bool = { _ in false },
        after known: Set<ValueSlot> = []
    ) {
        slots = known
        self.isLeftOut = isLeftOut
        self.limit = limit
        contents = flow.contents
        closed = flow.closed
        self.reads = reads
    }

    /// Continues a search with the slots that it found before an edit.
    ///
    /// It follows the values that the edited file writes to these slots. It follows those of other files again only if
    /// the edit changes declarations, which can give them another meaning.
    init(
        _ edit: EditedIndex, reads: TextReads, leavingOut isLeftOut: @escaping @Sendable (ValueSlot) -> Bool,
        after known: Set<ValueSlot>
    ) {
        self.init(edit.index.values, reads: reads, limit: edit.index.stepLimit, leavingOut: isLeftOut, after: known)
        let written = Array(edit.written.filter(known.contains))
        if edit.declaresAnew { open = written } else { edited = (edit.path, written) }
    }

    /// Adds slots whose strings reach the places directly.
    mutating func add(_ slots: some Sequence<ValueSlot>) {
        for slot in slots where slot.depth <= Self.depthLimit && !isLeftOut(slot) {
            if self.slots.insert(slot).inserted { open.append(slot) }
        }
    }

    /// Adds all slots whose values flow into known slots, transitively.
    mutating func follow() {
        if let edited { for slot in edited.written { follow(slot, writtenIn: edited.path) } }
        while let slot = open.popLast() {
            guard steps < limit else { return isCutOff = true }
            // Each holder is followed in its own turn.
            let holders = closed.holders(of: slot)
            steps += holders.count
            add(holders)
            follow(slot, writtenIn: nil)
        }
    }

    /// A group of slots whose values were followed, those of one file or of all.
    private struct FollowedGroup: Hashable {
        let position: Int
        let path: String?
    }

    /// Adds the slots whose values one file, or any file, writes to a slot.
    private mutating func follow(_ slot: ValueSlot, writtenIn path: String?) {
        let parts = contents.parts(of: slot)
        for entry in Self.entries(parts.own, of: path) { add(sources(of: entry)) }
        for group in parts.groups where followedGroups.insert(FollowedGroup(position: group, path: path)).inserted {
            for entry in Self.entries(contents.entries(ofGroup: group), of: path) { add(sources(of: entry)) }
        }
        // Code can also write a whole tuple. Then the same element of the written tuple is a source.
        guard case .part(let whole, let index) = slot else { return }
        for entry in Self.entries(contents.entries(of: whole), of: path) {
            add(sources(of: entry).map { .part($0, index: index) })
        }
    }

    /// Returns the values that an edited file writes, which follow those of all others, or all values.
    private static func entries(_ all: [SlotContents.Entry], of path: String?) -> ArraySlice<SlotContents.Entry> {
        guard let path else { return all[...] }
        return all[(all.lastIndex { $0.path != path }.map { $0 + 1 } ?? 0)...]
    }

    private mutating func sources(of entry: SlotContents.Entry) -> [ValueSlot] {
        steps += entry.alternatives.count
        let read = entry.alternatives.filter { !$0.isAddress }.flatMap {
            reads.slots(of: $0, in: entry.owner, entry.declaration, entry.path)
        }
        return entry.local.map { read + [$0] } ?? read
    }
}

extension [TextSegment] {
    /// Whether the text is composed as a URL, path or identifier, so that its parts are not visible: `feed/\(id).jpg`.
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
