/// The number of insertions, deletions and replacements between two sequences (Levenshtein 1966).
enum EditDistance {
    /// Returns the distance, or nil if it exceeds `limit`.
    ///
    /// If the shorter text has at most 64 characters where the texts differ, the cost is the length of the longer text.
    /// Otherwise it is the length times the limit.
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
        let (rest, otherRest) = (short[first..<last], long[other..<otherLast])
        guard !rest.isEmpty else { return otherRest.count <= limit ? otherRest.count : nil }
        return rest.count <= UInt64.bitWidth ? columns(rest, otherRest, limit) : banded(rest, otherRest, limit)
    }

    /// Computes a whole column of cells at once, from the differences between neighbours as bits (Myers 1999; Hyyrö
    /// 2001).
    private static func columns(_ short: ArraySlice<UInt32>, _ long: ArraySlice<UInt32>, _ limit: Int) -> Int? {
        let letters = LetterBits(short)
        let last = UInt64(1) << UInt64(short.count - 1)
        // The cells that exceed the one above by 1, and those that are below it by 1.
        var (above, below) = (UInt64.max, UInt64(0))
        var distance = short.count
        var left = long.count
        for unit in long {
            let equal = letters[unit]
            let vertical = equal | below
            let horizontal = (((equal & above) &+ above) ^ above) | equal
            var rising = below | ~(horizontal | above)
            var falling = above & horizontal
            if rising & last != 0 { distance &+= 1 }
            if falling & last != 0 { distance &-= 1 }
            left &-= 1
            guard distance &- left <= limit else { return nil }
            rising = rising << 1 | 1
            falling <<= 1
            above = falling | ~(vertical | rising)
            below = rising & vertical
        }
        return distance
    }

    /// Computes only cells that a path of at most `limit` steps can reach (Ukkonen 1985).

    private static func banded(_ short: ArraySlice<UInt32>, _ long: ArraySlice<UInt32>, _ limit: Int) -> Int? {
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

/// The positions of each character of a text of at most 64, as bits.
private struct LetterBits {
    private var letters = [UInt32](repeating: 0, count: slots)
    private var bits = [UInt64](repeating: 0, count: slots)
    /// At least twice as many as characters, so that a search soon ends at a free one.
    private static let slots = 128

    init(_ text: ArraySlice<UInt32>) {
        var bit: UInt64 = 1
        for unit in text {
            let slot = slot(of: unit)
            letters[slot] = unit
            bits[slot] |= bit
            bit <<= 1
        }
    }

    subscript(unit: UInt32) -> UInt64 { bits[slot(of: unit)] }

    /// Returns the slot of a character, or the free one where it would be.
    private func slot(of unit: UInt32) -> Int {
        var slot = Int(unit) & (Self.slots - 1)
        while bits[slot] != 0, letters[slot] != unit { slot = (slot + 1) & (Self.slots - 1) }
        return slot
    }
}
