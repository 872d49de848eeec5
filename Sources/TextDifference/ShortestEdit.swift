/// A search for the shortest edit between two sequences of lines, by deletions and insertions.
///
/// The terms are those of Myers: a path in the grid of both sides, on diagonals `old - new`. `furthest` has the largest
/// offset in the old side that a path of the current length reaches on each diagonal.
struct ShortestEdit {
    private let old: ArraySlice<Int>
    private let new: ArraySlice<Int>
    private let limit: Int
    /// The relevant part of `furthest` before each length, for tracing the path back.
    private var history: [[Int32]] = []

    init(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>, limit: Int) {
        self.old = old
        self.new = new
        self.limit = min(limit, old.count + new.count)
    }

    /// Returns the matching pairs of lines in ascending order; nil if the edit exceeds the limit.
    package mutating func matches() -> [(old: Int, new: Int)]? {
        var furthest = [Int32](repeating: 0, count: 2 * limit + 3)
        for length in 0...limit {
            // Store only the diagonals that a path of this length can come from.
            history.append(Array(furthest[(limit + 1 - length)...(limit + 1 + length)]))
            for diagonal in stride(from: -length, through: length, by: 2) {
                let reached = advance(diagonal, length: length, furthest)
                furthest[limit + 1 + diagonal] = Int32(reached)
                if reached >= old.count, reached - diagonal >= new.count { return wayBack(length) }
            }
        }
        return nil
    }

    private func advance(_ diagonal: Int, length: Int, _ furthest: [Int32]) -> Int {
        var oldOffset = start(diagonal, length: length) { Int(furthest[limit + 1 + $0]) }
        var newOffset = oldOffset - diagonal
        while oldOffset < old.count, newOffset < new.count,
            old[old.startIndex + oldOffset] == new[new.startIndex + newOffset]
        {
            oldOffset += 1
            newOffset += 1
        }
        return oldOffset
    }

    /// Returns the offset in the old side at which a path of `length` enters a diagonal.
    ///
    /// The path comes from the diagonal above by an insertion, or from the diagonal below by a deletion.
    private func start(_ diagonal: Int, length: Int, furthest: (Int) -> Int) -> Int {
        if length == 0 { return 0 }
        return inserts(diagonal, length: length, furthest: furthest)
            ? furthest(diagonal + 1) : furthest(diagonal - 1) + 1
    }

    private func inserts(_ diagonal: Int, length: Int, furthest: (Int) -> Int) -> Bool {
        diagonal == -length || (diagonal != length && furthest(diagonal - 1) < furthest(diagonal + 1))
    }

    private func wayBack(_ length: Int) -> [(old: Int, new: Int)] {
        var matches: [(old: Int, new: Int)] = []
        var (oldOffset, newOffset) = (old.count, new.count)
        for length in stride(from: length, through: 0, by: -1) {
            let diagonal = oldOffset - newOffset
            let saved = history[length]
            let furthest: (Int) -> Int = { Int(saved[$0 + length]) }
            let entry = start(diagonal, length: length, furthest: furthest)
            while oldOffset > entry {
                oldOffset -= 1
                newOffset -= 1
                matches.append((old.startIndex + oldOffset, new.startIndex + newOffset))
            }
            guard length > 0 else { break }
            if inserts(diagonal, length: length, furthest: furthest) { newOffset -= 1 } else { oldOffset -= 1 }
        }
        return matches.reversed()
    }
}
