/// The file order of the segments of a table, which are numbered in order of their creation.
///
/// Each segment has a label that grows in file order, so that two segments are compared without a search.
struct SegmentChain {
    private static let distance: UInt64 = 1 << 32

    private var previous: [Int?] = []
    private var following: [Int?] = []
    private var labels: [UInt64] = []
    /// The first segment.
    private(set) var first: Int?
    private var last: Int?

    /// Creates a chain of numbers from 0.
    init(count: Int) {
        for _ in 0..<count { _ = insert(after: last) }
    }

    /// Whether there is more than one segment.
    var hasSeveral: Bool { first != last }

    /// All segments in file order.
    var numbers: [Int] {
        var numbers: [Int] = []
        var next = first
        while let segment = next {
            numbers.append(segment)
            next = following[segment]
        }
        return numbers
    }

    /// Returns the segment before another one; nil for the first.
    func segment(before segment: Int) -> Int? { previous[segment] }

    /// Returns the segment after another one; nil for the last.
    func segment(after segment: Int) -> Int? { following[segment] }

    /// Returns whether a segment comes before another one.
    func isBefore(_ segment: Int, _ other: Int) -> Bool { labels[segment] < labels[other] }

    /// Adds a segment directly after another one, or as the first.
    ///
    /// - Returns: the number of the new segment.
    mutating func insert(after segment: Int?) -> Int {
        let new = labels.count
        let next = if let segment { following[segment] } else { first }
        let low = segment.map { labels[$0] } ?? 0
        let high = next.map { labels[$0] } ?? low + 2 * Self.distance
        labels.append(low + (high - low) / 2)
        previous.append(segment)
        following.append(next)
        if let segment { following[segment] = new } else { first = new }
        if let next { previous[next] = new } else { last = new }
        if high - low < 2 { spread() }
        return new
    }

    /// Removes a segment.
    mutating func remove(_ segment: Int) {
        let (before, after) = (previous[segment], following[segment])
        if let before { following[before] = after } else { first = after }
        if let after { previous[after] = before } else { last = before }
    }

    /// Gives all segments new labels, because two neighbors leave no room between them.
    private mutating func spread() {
        for (index, segment) in numbers.enumerated() { labels[segment] = UInt64(index + 1) * Self.distance }
    }
}
