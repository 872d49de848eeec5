import CatalogCore
import StringTables

/// The order of the parts of a merged table: that of ours, with the additions of theirs where theirs has them.
struct SequenceOrder {
    private typealias Identity = TablePart.Identity

    private let ours: [TablePart]
    private let theirs: Set<TablePart.Identity>
    /// The parts that only theirs has, by the part of ours that precedes them.
    private var additions: [TablePart.Identity?: [TablePart]] = [:]
    private let order: KeyOrder?

    /// - Parameter isKept: whether the result has a part.
    init(ours: TableSequence, theirs: TableSequence, isKept: (TablePart.Identity) -> Bool) {
        self.ours = ours.parts.filter { isKept($0.identity) }
        self.theirs = Set(theirs.parts.map(\.identity))
        let own = Set(self.ours.map(\.identity))
        var anchor: TablePart.Identity?
        for part in theirs.parts where isKept(part.identity) {
            if own.contains(part.identity) {
                anchor = part.identity
            } else {
                additions[anchor, default: []].append(part)
            }
        }
        order = KeyOrder.allCases.first { $0.isOrder(of: ours.parts) && $0.isOrder(of: theirs.parts) }
    }

    /// The identities of all parts in the order of the result.
    var identities: [TablePart.Identity] {
        var result: [Identity] = []
        var added = additions[nil] ?? []
        for part in ours {
            if theirs.contains(part.identity) {
                // Additions of ours at the same place come first.
                result += added.map(\.identity)
                added = additions[part.identity] ?? []
            } else if let order, let key = part.key {
                let before = added.prefix { $0.key.map { order.isOrdered($0, key) } ?? false }
                result += before.map(\.identity)
                added.removeFirst(before.count)
            }
            result.append(part.identity)
        }
        return result + added.map(\.identity)
    }
}

extension KeyOrder {
    /// Whether the keys have this order, and no comments divide them into groups.
    fileprivate func isOrder(of parts: [TablePart]) -> Bool {
        let keys = parts.compactMap(\.key)
        guard keys.count == parts.count else { return false }
        return zip(keys, keys.dropFirst()).allSatisfy { !isOrdered($1, $0) }
    }
}
