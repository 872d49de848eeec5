/// The first segment of a table that has a property.
struct FirstSegment {
    /// The number of the segment; nil if no segment has the property.
    private(set) var number: Int?
    private var owners: Set<Int> = []

    /// Returns whether a segment has the property.
    func has(_ number: Int) -> Bool { owners.contains(number) }

    /// Records whether a segment of the chain has the property.
    mutating func set(_ number: Int, to hasProperty: Bool, in chain: SegmentChain) {
        if hasProperty {
            owners.insert(number)
            if self.number.map({ chain.isBefore(number, $0) }) ?? true { self.number = number }
            return
        }
        owners.remove(number)
        guard self.number == number else { return }
        // No segment before this one has the property.
        var next = chain.number(after: number)
        while let other = next, !owners.contains(other) { next = chain.number(after: other) }
        self.number = next
    }
}
