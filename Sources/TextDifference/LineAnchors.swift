import CatalogCore

/// Lines that occur exactly once in each of two versions, and so certainly match.
enum LineAnchors {
    /// Returns the longest sequence of such lines that has the same order on both sides, in ascending order.
    static func common(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>) -> [(old: Int, new: Int)] {
        let locations = uniqueLocations(new)
        let candidates = uniqueLocations(old).compactMap { line, location in
            locations[line].map { (old: location, new: $0) }
        }
        return longestAscending(candidates.sorted { $0.old < $1.old })
    }

    private static func uniqueLocations(_ lines: ArraySlice<Int>) -> [Int: Int] {
        var locations: [Int: Int?] = [:]
        for index in lines.indices { locations[lines[index]] = .some(locations[lines[index]] == nil ? index : nil) }
        return locations.compactMapValues { $0 }
    }

    /// Returns the longest subsequence of pairs that also ascends on the new side (patience sorting).
    private static func longestAscending(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
        var piles: [Int] = []
        var previous: [Int?] = []
        for (index, pair) in pairs.enumerated() {
            let pile = piles.partitioningIndex { pairs[$0].new >= pair.new }
            previous.append(pile > 0 ? piles[pile - 1] : nil)
            if pile < piles.count { piles[pile] = index } else { piles.append(index) }
        }
        var run: [(old: Int, new: Int)] = []
        var next = piles.last
        while let index = next {
            run.append(pairs[index])
            next = previous[index]
        }
        return run.reversed()
    }
}
