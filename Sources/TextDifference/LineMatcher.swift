import CatalogCore

/// A matcher that finds the common lines of two versions.
///
/// It searches for the shortest difference (Myers, "An O(ND) Difference Algorithm", 1986), in time proportional to its
/// length. The difference can be too long, as for a re-sorted file. Then lines that occur once on both sides become
/// anchors, and the search continues between them.
struct LineMatcher {
    /// The maximum length of a difference between two anchors, in lines.
    private static let limit = 600

    /// The lines as numbers; equal lines have equal numbers.
    private let old: [Int]
    private let new: [Int]
    private(set) var changes: [LineChange] = []

    init(old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]) {
        var numbers: [HashedBytes: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            let line = HashedBytes(line)
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        self.old = old.map(number)
        self.new = new.map(number)
    }

    /// Adds the changes between two ranges of lines.
    mutating func match(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
        let (oldRange, newRange) = trimmed(oldRange, newRange)
        guard !oldRange.isEmpty || !newRange.isEmpty else { return }
        guard !oldRange.isEmpty, !newRange.isEmpty else { return add(oldRange, newRange) }
        var script = ShortestEdit(old[oldRange], new[newRange], limit: Self.limit)
        if let matches = script.matches() {
            addChanges(between: matches, oldRange, newRange)
        } else {
            matchBetweenAnchors(oldRange, newRange)
        }
    }

    private func trimmed(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> (Range<Int>, Range<Int>) {
        var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
        var (oldEnd, newEnd) = (oldRange.upperBound, newRange.upperBound)
        while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
            oldStart += 1
            newStart += 1
        }
        while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        return (oldStart..<oldEnd, newStart..<newEnd)
    }

    // MARK: - Changes

    private mutating func addChanges(
        between matches: [(old: Int, new: Int)], _ oldRange: Range<Int>, _ newRange: Range<Int>
    ) {
        var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
        for match in matches {
            add(oldStart..<match.old, newStart..<match.new)
            (oldStart, newStart) = (match.old + 1, match.new + 1)
        }
        add(oldStart..<oldRange.upperBound, newStart..<newRange.upperBound)
    }

    private mutating func add(_ old: Range<Int>, _ new: Range<Int>) {
        guard !old.isEmpty || !new.isEmpty else { return }
        if let last = changes.last, last.old.upperBound == old.lowerBound, last.new.upperBound == new.lowerBound {
            changes[changes.count - 1] = LineChange(
                old: last.old.lowerBound..<old.upperBound, new: last.new.lowerBound..<new.upperBound)
        } else {
            changes.append(LineChange(old: old, new: new))
        }
    }

    // MARK: - Anchors

    private mutating func matchBetweenAnchors(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
        let anchors = LineAnchors.common(old[oldRange], new[newRange])
        guard !anchors.isEmpty else { return add(oldRange, newRange) }
        var (oldStart, newStart) = (oldRange.lowerBound, newRange.lowerBound)
        for anchor in anchors {
            match(oldStart..<anchor.old, newStart..<anchor.new)
            (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
        }
        match(oldStart..<oldRange.upperBound, newStart..<newRange.upperBound)
    }
}
