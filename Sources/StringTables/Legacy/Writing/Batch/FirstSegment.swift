/// The first segment of a table that has a property.
struct FirstSegment {
    /// The number of the segment; nil if no segment has the property.
    private(set) var segment: Int?
    private var owners: Set<Int> = []

    /// Returns whether a segment has the property.
    func has(_ segment: Int) -> Bool { owners.contains(segment) }

    /// Records whether a segment of the chain has the property.
    mutating func set(_ segment: Int, to hasProperty: Bool, in chain: SegmentChain) {
        if hasProperty {
            owners.insert(segment)
            if self.segment.map({ chain.isBefore(segment, $0) }) ?? true { self.segment = segment }
            return
        }
        owners.remove(segment)
        guard self.segment == segment else { return }
        // No segment before this one has the property.
        var next = chain.segment(after: segment)
        while let other = next, !owners.contains(other) { next = chain.segment(after: other) }
        self.segment = next
    }
}
