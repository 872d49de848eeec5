import CatalogCore

/// Merges the white space between the parts of a table.
///
/// Two parts that are neighbors in a version have the space that they have there.
struct GapMerge {
    private typealias Identity = TablePart.Identity

    private let base: NeighborTable
    private let ours: NeighborTable
    private let theirs: NeighborTable
    private let newline: [UInt8]

    init(base: TableSequence, ours: TableSequence, theirs: TableSequence) {
        self.base = NeighborTable(base)
        self.ours = NeighborTable(ours)
        self.theirs = NeighborTable(theirs)
        newline =
            [ours, theirs].lazy.flatMap(\.parts).map(\.gap)
            .first { $0.contains(where: \.isLineEnd) }.map { LineEnd.first(in: Array($0)) } ?? [0x0A]
    }

    /// Returns the space between a part of the result and the preceding one; nil stands for the start.
    func gap(between previous: TablePart.Identity?, and part: TablePart.Identity) -> [UInt8] {
        if previous == nil { return start(of: part) }
        switch (ours.gap(between: previous, and: part), theirs.gap(between: previous, and: part)) {
        case (let own?, let other?): return Array(own == base.gap(between: previous, and: part) ? other : own)
        case (let gap?, nil), (nil, let gap?): return Array(gap)
        case (nil, nil):
            let own = ours.gap(before: part) ?? theirs.gap(before: part) ?? []
            return own.contains(where: \.isLineEnd) ? Array(own) : newline
        }
    }

    /// Returns the space before the first part, which belongs to the dictionary and not to the part.
    private func start(of part: TablePart.Identity) -> [UInt8] {
        guard let own = ours.start else { return Array(theirs.start ?? []) }
        guard own == base.start, let other = theirs.start else { return Array(own) }
        return Array(other)
    }
}

/// The parts of a version with the preceding ones.
private struct NeighborTable {
    private var before: [TablePart.Identity: (previous: TablePart.Identity?, gap: ArraySlice<UInt8>)] = [:]
    /// The space before the first part; nil without parts.
    let start: ArraySlice<UInt8>?

    init(_ sequence: TableSequence) {
        var previous: TablePart.Identity?
        for part in sequence.parts {
            before[part.identity] = (previous, part.gap)
            previous = part.identity
        }
        start = sequence.parts.first?.gap
    }

    /// Returns the space before a part; nil if the version does not have it.
    func gap(before part: TablePart.Identity) -> ArraySlice<UInt8>? { before[part]?.gap }

    /// Returns the space between two neighbors; nil if they are none in the version.
    func gap(between previous: TablePart.Identity?, and part: TablePart.Identity) -> ArraySlice<UInt8>? {
        before[part].flatMap { $0.previous == previous ? $0.gap : nil }
    }
}
