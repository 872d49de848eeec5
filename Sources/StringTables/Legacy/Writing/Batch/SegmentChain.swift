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
        while let number = next {
            numbers.append(number)
            next = following[number]
        }
        return numbers
    }

    /// Returns the segment before another one; nil for the first.
    func number(before number: Int) -> Int? { previous[number] }

    /// Returns the segment after another one; nil for the last.
    func number(after number: Int) -> Int? { following[number] }

    /// Returns whether a segment comes before another one.
    func isBefore(_ number: Int, _ other: Int) -> Bool { labels[number] < labels[other] }

    /// Adds a segment directly after another one, or as the first.
    ///
    /// - Returns: the number of the new segment.
    mutating func insert(after number: Int?) -> Int {
        let new = labels.count
        let next = if let number { following[number] } else { first }
        let low = number.map { labels[$0] } ?? 0
        let high = next.map { labels[$0] } ?? low + 2 * Self.distance
        labels.append(low + (high - low) / 2)
        previous.append(number)
        following.append(next)
        if let number { following[number] = new } else { first = new }
        if let next { previous[next] = new } else { last = new }
        if high - low < 2 { spread() }
        return new
    }

    /// Removes a segment.
    mutating func remove(_ number: Int) {
        let (before, after) = (previous[number], following[number])
        if let before { following[before] = after } else { first = after }
        if let after { previous[after] = before } else { last = before }
    }

    /// Gives all segments new labels, because two neighbors leave no room between them.
    private mutating func spread() {
        for (index, number) in numbers.enumerated() { labels[number] = UInt64(index + 1) * Self.distance }
    }
}
