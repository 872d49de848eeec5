import CatalogCore
import CatalogRuntime

/// A search for translations of one language that fit each other's source texts.
///
/// The search covers only translations with a mismatch. It compares each one with adjacent entries and with entries
/// whose source has a similar length. Therefore the time is linear apart from sorting.
struct SwapSearch {
    /// A cycle of entries, each of which has the translation of the next entry.
    ///
    /// The last entry has the translation of the first.
    struct Cycle {
        /// The indices of the mismatches.
        let mismatches: [Int]
        /// The total improvement if the translations are moved to the right entries.
        let gain: Double
        /// Whether arguments or numbers of at least two entries confirm the swap, and nothing contradicts it.
        let isSure: Bool
    }

    /// An entry that a translation fits better than its own, by the traits of the texts.
    private struct Candidate {
        /// The index of the other mismatch.
        let index: Int
        /// The number of degrees by which the translation fits better.
        let improvement: Double
        /// Whether the translation has the arguments of the other source and not those of its own source.
        let hasArguments: Bool
        /// Whether the translation has the numbers of the other source and not those of its own source.
        let hasNumbers: Bool

        /// Whether the arguments or the numbers confirm the swap.
        var isHard: Bool { hasArguments || hasNumbers }
    }

    /// The fit of a translation to a candidate, by traits and words.
    private struct Edge {
        let gain: Double
        let support: Int
        let isHard: Bool
    }

    /// Measurements of a mismatch, computed once for all comparisons with other misfits.
    private struct Evidence {
        /// The number of names and words in capitals that the translation shares with its own source, at most three.
        let kept: Int
        /// The names and the words in capitals of the translation, as returned by `WordStems.latin`.
        let latin: Set<Int>
        /// The number of words in its own source that the translation renders as other entries do.
        let words: Int
    }

    private let mismatches: [MismatchedTranslation]
    private let lexicon: TableLexicon
    /// The candidates for each mismatch, sorted by index.
    private var candidates: [[Candidate]]
    /// The edges computed so far, by their ends; nil for a candidate whose words contradict the swap.
    ///
    /// Few candidates are part of a cycle, and only those need a comparison of words.
    private var edges: [Ends: Edge?] = [:]
    private var evidence: [Evidence?]

    private struct Ends: Hashable {
        let from: Int
        let to: Int
    }

    /// The number of entries of similar length to compare in each direction, and the number of adjacent entries.
    private static let (reach, neighbours) = (12, 3)
    /// The minimum gain of a swap that needs several languages, and of a swap that one language proves.
    private static let (least, sure) = (7.0, 10.0)

    /// Compares the mismatches of a language, given in table order.
    init(_ mismatches: [MismatchedTranslation], lexicon: TableLexicon) {
        self.mismatches = mismatches
        self.lexicon = lexicon
        candidates = []
        evidence = Array(repeating: nil, count: mismatches.count)
        let byLength = mismatches.indices.sorted {
            mismatches[$0].sourceTraits.weight < mismatches[$1].sourceTraits.weight
        }
        let lengths = byLength.map { mismatches[$0].sourceTraits.weight }
        candidates = mismatches.indices.map { index in
            let location = lengths.partitioningIndex { $0 >= mismatches[index].traits.weight }
            let alike = byLength[max(0, location - Self.reach)..<min(byLength.count, location + Self.reach)]
            let near = max(0, index - Self.neighbours)...min(mismatches.count - 1, index + Self.neighbours)
            let others = alike + near.filter { !alike.contains($0) }
            return others.compactMap { candidate($0, for: index) }.sorted { $0.index < $1.index }
        }
    }

    private func candidate(_ other: Int, for index: Int) -> Candidate? {
        guard other != index, mismatches[other].sourceTraits.mayFit(mismatches[index].traits) else { return nil }
        let degree = mismatches[other].sourceTraits.mismatch(with: mismatches[index].traits)
        let improvement = mismatches[index].degree - degree
        guard degree <= 2, improvement >= 1, !mismatches[index].source.says(sameAs: mismatches[other].source)
        else { return nil }
        let (found, own) = (mismatches[index].traits, mismatches[index].sourceTraits)
        return Candidate(
            index: other, improvement: improvement,
            hasArguments: own.arguments != found.arguments
                && mismatches[other].sourceTraits.arguments == found.arguments,
            hasNumbers: own.numbers != found.numbers && mismatches[other].sourceTraits.numbers == found.numbers)
    }

    /// Returns a mismatch as a candidate for another one; nil if it is none.
    private func candidate(_ other: Int, among index: Int) -> Candidate? {
        candidates[index].first { $0.index == other }
    }

    private mutating func evidence(of index: Int) -> Evidence {
        if let known = evidence[index] { return known }
        let own = mismatches[index]
        let latin = WordStems.latin(in: own.text)
        let found = Evidence(
            kept: Self.kept(latin, own.source), latin: latin,
            words: lexicon.support(forSource: own.entry, inTextOf: own.entry))
        evidence[index] = found
        return found
    }

    private mutating func edge(from index: Int, to candidate: Candidate) -> Edge? {
        let ends = Ends(from: index, to: candidate.index)
        if let known = edges[ends] { return known }
        let found = newEdge(from: index, to: candidate)
        edges[ends] = .some(found)
        return found
    }

    private mutating func newEdge(from index: Int, to candidate: Candidate) -> Edge? {
        let (own, wanted) = (mismatches[index], mismatches[candidate.index])
        let evidence = evidence(of: index)
        let kept = Self.kept(evidence.latin, wanted.source) - evidence.kept
        let words = lexicon.support(forSource: wanted.entry, inTextOf: own.entry) - evidence.words
        let gain = candidate.improvement + 2 * Double(kept) + 4 * Double(words)
        guard gain >= 1 else { return nil }
        return Edge(
            gain: gain,
            support: words + kept + (candidate.hasArguments ? 3 : 0) + (candidate.hasNumbers ? 1 : 0),
            isHard: candidate.isHard)
    }

    private static func kept(_ words: Set<Int>, _ source: Text) -> Int {
        words.isEmpty ? 0 : min(3, words.intersection(WordStems.latin(in: source)).count)
    }

    // MARK: - Cycles

    /// Returns the swaps.
    ///
    /// Each entry is in at most one cycle.
    mutating func cycles() -> [Cycle] {
        let all = (pairs() + rotations()).sorted { $0.gain > $1.gain }
        var best: [Int: Double] = [:]
        var taken: [Cycle] = []
        for cycle in all {
            // If two cycles have nearly the same gain, neither is reliable.
            let rival = cycle.mismatches.compactMap { best[$0] }.max()
            for index in cycle.mismatches { best[index] = max(best[index] ?? 0, cycle.gain) }
            if let rival {
                let isClose = rival - cycle.gain < 1.5
                if isClose { taken.removeAll { other in other.mismatches.contains { cycle.mismatches.contains($0) } } }
            } else {
                taken.append(cycle)
            }
        }
        return taken
    }

    private mutating func pairs() -> [Cycle] {
        var found: [Cycle] = []
        for first in candidates.indices {
            for second in candidates[first] where second.index > first {
                guard let back = candidate(first, among: second.index) else { continue }
                if let cycle = cycle([second, back]) { found.append(cycle) }
            }
        }
        return found
    }

    private mutating func rotations() -> [Cycle] {
        var found: [Cycle] = []
        for first in candidates.indices {
            for second in candidates[first] where second.index > first {
                for third in candidates[second.index] where third.index > first {
                    guard let back = candidate(first, among: third.index) else { continue }
                    let steps = [second, third, back]
                    guard steps.count(where: \.isHard) > 1, let cycle = cycle(steps), cycle.isSure else { continue }
                    found.append(cycle)
                }
            }
        }
        return found
    }

    /// Returns the cycle that goes from each step's entry to the next one; nil if the words contradict it.
    private mutating func cycle(_ steps: [Candidate]) -> Cycle? {
        var edges: [Edge] = []
        for (start, step) in zip(steps.suffix(1) + steps, steps) {
            guard let edge = edge(from: start.index, to: step) else { return nil }
            edges.append(edge)
        }
        let gain = edges.reduce(0) { $0 + $1.gain } * 2 / Double(edges.count)
        guard gain >= Self.least else { return nil }
        let support = edges.reduce(0) { $0 + $1.support }
        let isSure =
            gain >= Self.sure && support >= edges.count && edges.allSatisfy { $0.support >= 0 }
            && edges.count(where: \.isHard) > 1
        return Cycle(mismatches: (steps.suffix(1) + steps.dropLast()).map(\.index), gain: gain, isSure: isSure)
    }
}

extension Text {
    /// Returns whether both texts are equal, ignoring the case of ASCII letters.
    fileprivate func says(sameAs other: Text) -> Bool {
        let (left, right) = (utf8, other.utf8)
        return left.count == right.count
            && zip(left, right).allSatisfy { $0 == $1 || ($0 | 0x20 == $1 | 0x20 && (0x61...0x7A).contains($0 | 0x20)) }
    }
}
