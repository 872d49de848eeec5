import CatalogCore

/// An index that finds similar texts by the pairs of adjacent characters that they share.
///
/// An edit changes at most two such pairs, so similar texts share most of them (Jokinen and Ukkonen 1991; Gravano and
/// others 2001). An edit changes only one of several pairs that share no character, so the rarest of those find all
/// similar texts (Xiao, Wang and Lin 2008). Frequent pairs are looked up last, and only for the texts that the rarer
/// pairs leave (Li, Lu and Lu 2008).
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
    /// The list indices of the pairs of all texts, concatenated.
    private let textPairs: [Int32]
    private let textPairStarts: [Int]

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
        textPairs = lists.met
        textPairStarts = lists.pairCounts.reduce(into: [0]) { $0.append($0[$0.count - 1] + Int($1)) }
    }

    /// Calls `body` with each pair of adjacent characters, including pairs with the ends of the text.
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
    ///
    /// - Parameter least: The least bound of a returned text.
    func candidates(for text: [UInt32], minimum: Double, bound least: Double = 0) -> [Candidate] {
        let window = window(of: text.count, minimum: minimum)
        guard !text.isEmpty, !window.isEmpty else { return [] }
        let longest = max(text.count, Int(lengths[window.upperBound - 1]))
        let query = query(text, edits: allowed(longest, max(minimum, least)))
        guard let query else { return [] }
        var found: [Candidate] = []
        for (rank, shared) in sharing(query, in: window) {
            let length = max(text.count, Int(lengths[rank]))
            let distance = (max(query.count, Int(pairCounts[rank])) - shared + 1) / 2
            guard distance <= allowed(length, minimum) else { continue }
            let bound = 1 - Double(distance) / Double(length)
            if bound >= least { found.append(Candidate(rank: Int32(rank), segment: segments[rank], bound: bound)) }
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
        let whole = postings[range(ofList: index)]
        let start = whole.partitioningIndex { $0 >= window.lowerBound }
        return start..<whole[start...].partitioningIndex { $0 >= window.upperBound }
    }

    private func range(ofList index: Int) -> Range<Int> { postingStarts[index]..<postingStarts[index + 1] }

    private func contains(_ rank: Int, in list: Range<Int>) -> Bool {
        let index = postings[list].partitioningIndex { $0 >= rank }
        return index < list.upperBound && postings[index] == rank
    }
}

extension SegmentIndex {
    // MARK: - Shared pairs

    /// The pairs of a text to search for.
    private struct Query {
        /// The number of distinct pairs, with those that no text has.
        let count: Int
        /// The lists to search, the shortest first.
        var lists: [Int] = []
        /// The number of these lists that may lack a similar text.
        var spare: Int
        /// The other lists, the shortest first.
        var others: [Int] = []
        /// The number of all lists that a similar text is in at least.
        let needed: Int
    }

    /// Returns the lists to search for texts within a number of edits; nil if there can be none.
    ///
    /// Of all lists, twice as many as the edits may lack a similar text. Of the lists of pairs that share no character,
    /// only as many as the edits may, so fewer lists have to be searched for new texts, but there are fewer in all.
    private func query(_ text: [UInt32], edits: Int) -> Query? {
        var (known, unknown, seen): ([(list: Int, offset: Int)], [Int], Set<UInt64>) = ([], [], [])
        var offset = 0
        Self.forEachPair(of: text) { pair in
            if seen.insert(pair).inserted {
                if let number = pairs[pair] { known.append((Int(number), offset)) } else { unknown.append(offset) }
            }
            offset += 1
        }
        let needed = max(1, seen.count - 2 * edits)
        guard known.count >= needed else { return nil }
        let lengths = known.map { range(ofList: $0.list).count }
        let order = known.indices.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
        // An element for each character: the pair at an offset has the characters before and behind it.
        var isUsed = [Bool](repeating: false, count: offset + 1)
        func use(_ offset: Int) -> Bool {
            guard !isUsed[offset], !isUsed[offset + 1] else { return false }
            (isUsed[offset], isUsed[offset + 1]) = (true, true)
            return true
        }
        // Pairs that no text has are lost already.
        let spare = edits - unknown.count(where: use)
        guard spare >= 0 else { return nil }
        var apart = Query(count: seen.count, spare: spare, needed: needed)
        for index in order {
            if use(known[index].offset) {
                apart.lists.append(known[index].list)
            } else {
                apart.others.append(known[index].list)
            }
        }
        let all = Query(
            count: seen.count, lists: order.map { known[$0].list }, spare: known.count - needed, needed: needed)
        guard apart.lists.count > spare else { return all }
        func cost(_ query: Query) -> Int {
            query.lists[...query.spare].reduce(0) { $0 + range(ofList: $1).count }
        }
        // Fewer lists leave more texts, each of which takes more steps.
        return 2 * cost(apart) < cost(all) ? apart : all
    }

    /// Returns the texts that can occur in at least the needed number of lists, and the number of these lists.
    ///
    /// A text that is in none of the first lists, one more than may lack it, cannot qualify. So the other lists are not
    /// searched for new texts.
    private func sharing(_ query: Query, in window: Range<Int>) -> [(rank: Int, shared: Int)] {
        var counts = [UInt16](repeating: 0, count: window.count)
        var met: [Int] = []
        for list in query.lists[...query.spare] {
            for index in self.list(list, in: window) {
                let location = Int(postings[index]) &- window.lowerBound
                if counts[location] == 0 { met.append(location) }
                counts[location] &+= 1
            }
        }
        for (least, list) in zip(2..., query.lists[(query.spare + 1)...]) {
            if met.count <= Self.fewTexts { return counted(met, query, in: window) }
            count(self.list(list, in: window), for: met, from: window.lowerBound, in: &counts)
            met.removeAll { Int(counts[$0]) < least }
        }
        for (left, list) in zip((0..<query.others.count).reversed(), query.others) {
            if met.count <= Self.fewTexts { return counted(met, query, in: window) }
            count(self.list(list, in: window), for: met, from: window.lowerBound, in: &counts)
            met.removeAll { Int(counts[$0]) + left < query.needed }
        }
        return met.map { ($0 + window.lowerBound, Int(counts[$0])) }
    }

    /// The most texts whose pairs are counted one by one rather than list by list.
    private static let fewTexts = 32

    /// Returns the texts at some locations of the window that are in enough lists, and the number of these lists.
    private func counted(_ locations: [Int], _ query: Query, in window: Range<Int>) -> [(rank: Int, shared: Int)] {
        guard !locations.isEmpty else { return [] }
        var isOwn = [Bool](repeating: false, count: postingStarts.count - 1)
        for list in query.lists { isOwn[list] = true }
        for list in query.others { isOwn[list] = true }
        return locations.compactMap { location in
            let rank = location + window.lowerBound
            let shared = textPairs[textPairStarts[rank]..<textPairStarts[rank + 1]].count { isOwn[Int($0)] }
            return shared >= query.needed ? (rank, shared) : nil
        }
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
