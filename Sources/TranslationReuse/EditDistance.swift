/// The number of insertions, deletions and replacements between two sequences (Levenshtein 1966).
enum EditDistance {
    /// Returns the distance, or nil if it exceeds `limit`.
    ///
    /// Only cells that a path of at most `limit` steps can reach are computed (Ukkonen 1985). The cost is the length
    /// times the limit.
    static func between(_ left: ArraySlice<UInt32>, _ right: ArraySlice<UInt32>, limit: Int) -> Int? {
        let (short, long) = left.count <= right.count ? (left, right) : (right, left)
        guard limit >= 0, long.count - short.count <= limit else { return nil }
        var (first, other) = (short.startIndex, long.startIndex)
        var (last, otherLast) = (short.endIndex, long.endIndex)
        while first < last, short[first] == long[other] {
            first &+= 1
            other &+= 1
        }
        while first < last, short[last &- 1] == long[otherLast &- 1] {
            last &-= 1
            otherLast &-= 1
        }
        return banded(short[first..<last], long[other..<otherLast], limit)
    }

    private static func banded(_ short: ArraySlice<UInt32>, _ long: ArraySlice<UInt32>, _ limit: Int) -> Int? {
        guard !short.isEmpty else { return long.count <= limit ? long.count : nil }
        let beyond = limit + 1
        var row = (0...short.count).map { min($0, beyond) }
        for line in 1...long.count {
            let first = max(1, line - limit)
            let last = min(short.count, line + limit)
            guard first <= last else { return nil }
            let unit = long[long.startIndex &+ line &- 1]
            let start = short.startIndex &- 1
            var diagonal = row[first - 1]
            row[first - 1] = first == 1 ? min(line, beyond) : beyond
            var least = row[first - 1]
            for column in first...last {
                let above = column == line + limit ? beyond : row[column]
                let replaced = unit == short[start &+ column] ? diagonal : diagonal &+ 1
                let cell = min(replaced, min(above, row[column &- 1]) &+ 1, beyond)
                diagonal = row[column]
                row[column] = cell
                least = min(least, cell)
            }
            guard least <= limit else { return nil }
        }
        return row[short.count] <= limit ? row[short.count] : nil
    }
}
