import CatalogCore

/// An index that finds similar texts by the pairs of adjacent characters that they share.
///
/// An edit changes at most two such pairs, so similar texts share most of them (Jokinen and Ukkonen 1991; Gravano and
/// others 2001). Frequent pairs are looked up last, and only for the texts that the rarer pairs leave (Li, Lu and Lu
/// 2008).
struct SegmentIndex: Sendable {
    /// The texts sorted by length, so that texts of similar length are adjacent here and in each list.
    private let segments: [Int32]
    private let lengths: [Int32]
    private let pairCounts: [Int32]
    /// The characters of all texts in that order, concatenated.
    private let units: [UInt32]
    private let unitStarts: [Int]
    /// The index of each pair's list.
    private let pairs: [UInt64: Int32]
    /// All lists, concatenated.
    private let postings: [Int32]
    private let postingStarts: [Int]

    /// A text that may be similar.
    struct Candidate {
        /// The position in the index.
        let rank: Int32
        /// The index of the text.
        let segment: Int32
        /// An upper bound on the similarity.
        let bound: Double
    }

    /// Creates an index of texts, each with its index and characters.
    init(_ texts: [(segment: Int32, units: [UInt32])]) {
        let sorted = texts.sorted { ($0.units.count, $0.segment) < ($1.units.count, $1.segment) }
        segments = sorted.map(\.segment)
        lengths = sorted.map { Int32($0.units.count) }
        units = sorted.flatMap(\.units)
        var start = 0
        unitStarts = sorted.map { text in
            defer { start += text.units.count }
            return start
        }
        var lists = BigramIndex()
        for text in sorted { lists.add(text.units) }
        pairs = lists.numbers
        pairCounts = lists.pairCounts
        (postings, postingStarts) = lists.postings
    }

    /// Returns the distinct pairs of adjacent characters, including pairs with the ends of the text.
    static func pairs(of units: some Collection<UInt32>) -> Set<UInt64> {
        var pairs: Set<UInt64> = []
        forEachPair(of: units) { pairs.insert($0) }
        return pairs
    }

    static func forEachPair(of units: some Collection<UInt32>, _ body: (UInt64) -> Void) {
        let end = UInt32.max
        var previous = end
        for unit in units {
            body(UInt64(previous) << 32 | UInt64(unit))
            previous = unit
        }
        body(UInt64(previous) << 32 | UInt64(end))
    }

    // MARK: - Lookup

    /// Returns the texts whose similarity can reach `minimum`, the most promising first.
    func candidates(for text: [UInt32], minimum: Double) -> [Candidate] {
        let window = window(of: text.count, minimum: minimum)
        guard !text.isEmpty, !window.isEmpty else { return [] }
        let own = Self.pairs(of: text)
        let lists = own.compactMap { pairs[$0].map { list(Int($0), in: window) } }.filter { !$0.isEmpty }
            .sorted { ($0.count, $0.lowerBound) < ($1.count, $1.lowerBound) }
        let longest = Int(lengths[window.upperBound - 1])
        let needed = max(1, own.count - 2 * allowed(max(text.count, longest), minimum))
        guard lists.count >= needed else { return [] }
        var found: [Candidate] = []
        for (rank, shared) in sharing(needed, of: lists, in: window) {
            let length = max(text.count, Int(lengths[rank]))
            let distance = (max(own.count, Int(pairCounts[rank])) - shared + 1) / 2
            guard distance <= allowed(length, minimum) else { continue }
            let bound = 1 - Double(distance) / Double(length)
            found.append(Candidate(rank: Int32(rank), segment: segments[rank], bound: bound))
        }
        return found.sorted { ($1.bound, $0.segment) < ($0.bound, $1.segment) }
    }

    /// Returns the similarity of a candidate; nil if it is below `minimum`.
    ///
    /// The similarity is 1 minus the edit distance divided by the length of the longer text.
    func similarity(of candidate: Candidate, to text: [UInt32], minimum: Double) -> Double? {
        let rank = Int(candidate.rank)
        let length = Int(lengths[rank])
        let own = units[unitStarts[rank]..<unitStarts[rank] + length]
        let longer = max(length, text.count)
        guard longer > 0 else { return nil }
        return EditDistance.between(own, text[...], limit: allowed(longer, minimum)).map {
            1 - Double($0) / Double(longer)
        }
    }

    /// Returns the maximum number of edits for a minimum similarity.
    private func allowed(_ length: Int, _ minimum: Double) -> Int { Int(Double(length) * (1 - minimum) + 1e-9) }

    /// Returns the positions of texts whose length permits the minimum similarity.
    private func window(of length: Int, minimum: Double) -> Range<Int> {
        let least = (Double(length) * minimum - 1e-9).rounded(.up)
        let most = Double(length) / minimum + 1e-9
        let start = lengths.partitioningIndex { Double($0) >= least }
        return start..<max(start, lengths.partitioningIndex { Double($0) > most })
    }

    /// Returns the part of a list inside the window.
    private func list(_ index: Int, in window: Range<Int>) -> Range<Int> {
        let whole = postings[postingStarts[index]..<postingStarts[index + 1]]
        let start = whole.partitioningIndex { $0 >= window.lowerBound }
        return start..<whole[start...].partitioningIndex { $0 >= window.upperBound }
    }

    private func contains(_ rank: Int, in list: Range<Int>) -> Bool {
        let index = postings[list].partitioningIndex { $0 >= rank }
        return index < list.upperBound && postings[index] == rank
    }

    /// Returns the texts that occur in at least `needed` lists, and the number of these lists.
    ///
    /// The lists must be sorted by length, shortest first.
    ///
    /// A text that is only in the longest `needed - 1` lists cannot qualify, so these are not searched for new texts.
    private func sharing(
        _ needed: Int, of lists: [Range<Int>], in window: Range<Int>
    ) -> [(rank: Int, shared: Int)] {
        var counts = [UInt16](repeating: 0, count: window.count)
        var met: [Int] = []
        for list in lists.dropLast(needed - 1) {
            for index in list {
                let location = Int(postings[index]) &- window.lowerBound
                if counts[location] == 0 { met.append(location) }
                counts[location] &+= 1
            }
        }
        for (left, list) in zip((0..<needed).reversed(), lists.suffix(needed - 1) + [0..<0]) {
            met.removeAll { Int(counts[$0]) + left < needed }
            count(list, for: met, from: window.lowerBound, in: &counts)
        }
        return met.map { ($0 + window.lowerBound, Int(counts[$0])) }
    }

    /// Increments the count of each text in a list; counts other than those at `locations` may be left unchanged.
    ///
    /// If `locations` is short, searches the list for each place instead of iterating over the list.
    private func count(_ list: Range<Int>, for locations: [Int], from start: Int, in counts: inout [UInt16]) {
        if locations.count < list.count / 16 {
            for location in locations where contains(location &+ start, in: list) { counts[location] &+= 1 }
        } else {
            for index in list { counts[Int(postings[index]) &- start] &+= 1 }
        }
    }
}
