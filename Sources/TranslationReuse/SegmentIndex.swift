/// Finds the texts that may be near another by the pairs of neighbouring characters that they share.
///
/// An edit touches at most two such pairs, so that texts within a distance share most of them (Jokinen and Ukkonen
/// 1991; Gravano and others 2001). The pairs of a text that most others have too are looked up last, and only for the
/// texts that the rarer ones leave (Li, Lu and Lu 2008).
struct SegmentIndex: Sendable {
    /// The texts by length: all that can be near a length lie side by side, in each list too.
    private let segments: [Int32]
    private let lengths: [Int32]
    private let pairCounts: [Int32]
    /// The characters of all texts one after another, in that order.
    private let units: [UInt32]
    private let unitStarts: [Int]
    /// The number of each pair's list.
    private let pairs: [UInt64: Int32]
    /// The lists one after another.
    private let postings: [Int32]
    private let postingStarts: [Int]

    /// A text that may be near.
    struct Candidate {
        /// Its place in the index.
        let rank: Int32
        /// Its number.
        let segment: Int32
        /// What its similarity is at most.
        let bound: Double
    }

    /// Puts texts in order, each given by its number and its characters.
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
        var lists = PairLists()
        for text in sorted { lists.add(text.units) }
        pairs = lists.numbers
        pairCounts = lists.pairCounts
        (postings, postingStarts) = lists.postings
    }

    /// The pairs of neighbouring characters, with the ends of the text as neighbours; each once.
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

    // MARK: - Look-up

    /// The texts that can be as similar as `minimum`, the most promising first.
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

    /// How similar a candidate is: 1 less the edit distance over the length of the longer text; nil below `minimum`.
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

    /// How many edits leave texts as similar as `minimum`.
    private func allowed(_ length: Int, _ minimum: Double) -> Int { Int(Double(length) * (1 - minimum) + 1e-9) }

    /// Where the texts are whose length alone does not rule them out.
    private func window(of length: Int, minimum: Double) -> Range<Int> {
        let least = (Double(length) * minimum - 1e-9).rounded(.up)
        let most = Double(length) / minimum + 1e-9
        let start = lengths.partitioningIndex { Double($0) >= least }
        return start..<max(start, lengths.partitioningIndex { Double($0) > most })
    }

    /// The part of a list that lies in the window.
    private func list(_ number: Int, in window: Range<Int>) -> Range<Int> {
        let whole = postings[postingStarts[number]..<postingStarts[number + 1]]
        let start = whole.partitioningIndex { $0 >= window.lowerBound }
        return start..<whole[start...].partitioningIndex { $0 >= window.upperBound }
    }

    private func contains(_ rank: Int, in list: Range<Int>) -> Bool {
        let index = postings[list].partitioningIndex { $0 >= rank }
        return index < list.upperBound && postings[index] == rank
    }

    /// The texts that are in at least so many of the lists, which come by length, with the number of lists.
    ///
    /// None is in so many that is in none of the first lists; so the last ones, the longest, bring no new text.
    private func sharing(
        _ needed: Int, of lists: [Range<Int>], in window: Range<Int>
    ) -> [(rank: Int, shared: Int)] {
        var counts = [UInt16](repeating: 0, count: window.count)
        var met: [Int] = []
        for list in lists.dropLast(needed - 1) {
            for index in list {
                let place = Int(postings[index]) &- window.lowerBound
                if counts[place] == 0 { met.append(place) }
                counts[place] &+= 1
            }
        }
        for (left, list) in zip((0..<needed).reversed(), lists.suffix(needed - 1) + [0..<0]) {
            met.removeAll { Int(counts[$0]) + left < needed }
            count(list, for: met, from: window.lowerBound, in: &counts)
        }
        return met.map { ($0 + window.lowerBound, Int(counts[$0])) }
    }

    /// Counts a list for the texts at `places`: through the list where they are many, else by looking each one up.
    private func count(_ list: Range<Int>, for places: [Int], from start: Int, in counts: inout [UInt16]) {
        if places.count < list.count / 16 {
            for place in places where contains(place &+ start, in: list) { counts[place] &+= 1 }
        } else {
            for index in list { counts[Int(postings[index]) &- start] &+= 1 }
        }
    }
}

extension RandomAccessCollection {
    /// The first index whose element `belongs` to the second part of the collection, which is sorted so.
    fileprivate func partitioningIndex(where belongs: (Element) -> Bool) -> Index {
        var (start, count) = (startIndex, count)
        while count > 0 {
            let half = count / 2
            let middle = index(start, offsetBy: half)
            if belongs(self[middle]) {
                count = half
            } else {
                start = index(after: middle)
                count -= half + 1
            }
        }
        return start
    }
}
