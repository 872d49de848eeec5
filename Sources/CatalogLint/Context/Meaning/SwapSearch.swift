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

    /// The fit of a translation to another entry.
    private struct Edge {
        let gain: Double
        let support: Int
        /// Whether the translation has the arguments or numbers of the other source and not those of its own source.
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
    private var edges: [[Int: Edge]]
    private var evidence: [Evidence?]

    /// The number of entries of similar length to compare in each direction, and the number of adjacent entries.
    private static let (reach, neighbours) = (12, 3)
    /// The minimum gain of a swap that needs several languages, and of a swap that one language proves.
    private static let (least, sure) = (7.0, 10.0)

    /// Compares the mismatches of a language, given in table order.
    init(_ mismatches: [MismatchedTranslation], lexicon: TableLexicon) {
        self.mismatches = mismatches
        self.lexicon = lexicon
        edges = Array(repeating: [:], count: mismatches.count)
        evidence = Array(repeating: nil, count: mismatches.count)
        let byLength = mismatches.indices.sorted {
            mismatches[$0].sourceTraits.weight < mismatches[$1].sourceTraits.weight
        }
        let lengths = byLength.map { mismatches[$0].sourceTraits.weight }
        for index in mismatches.indices {
            let place = lengths.partitioningIndex { $0 >= mismatches[index].traits.weight }
            let alike = byLength[max(0, place - Self.reach)..<min(byLength.count, place + Self.reach)]
            let near = max(0, index - Self.neighbours)...min(mismatches.count - 1, index + Self.neighbours)
            for other in alike where other != index { edges[index][other] = edge(from: index, to: other) }
            for other in near where other != index && edges[index][other] == nil {
                edges[index][other] = edge(from: index, to: other)
            }
        }
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

    private mutating func edge(from index: Int, to other: Int) -> Edge? {
        let degree = mismatches[other].sourceTraits.mismatch(with: mismatches[index].traits)
        guard degree <= 2, mismatches[index].degree - degree >= 1 else { return nil }
        let (own, wanted) = (mismatches[index], mismatches[other])
        guard !own.source.says(sameAs: wanted.source) else { return nil }
        let evidence = evidence(of: index)
        let kept = Self.kept(evidence.latin, wanted.source) - evidence.kept
        let words = lexicon.support(forSource: wanted.entry, inTextOf: own.entry) - evidence.words
        let gain = own.degree - degree + 2 * Double(kept) + 4 * Double(words)
        guard gain >= 1 else { return nil }
        let (arguments, numbers) = (Self.tells(\.arguments, own, wanted), Self.tells(\.numbers, own, wanted))
        return Edge(
            gain: gain, support: words + kept + (arguments ? 3 : 0) + (numbers ? 1 : 0), isHard: arguments || numbers)
    }

    /// Returns whether the translation has a trait of the wanted source that its own source does not have.
    private static func tells(
        _ trait: KeyPath<TextTraits, some Equatable>, _ own: MismatchedTranslation, _ wanted: MismatchedTranslation
    ) -> Bool {
        let found = own.traits[keyPath: trait]
        return own.sourceTraits[keyPath: trait] != found && wanted.sourceTraits[keyPath: trait] == found
    }

    private static func kept(_ words: Set<Int>, _ source: Text) -> Int {
        words.isEmpty ? 0 : min(3, words.intersection(WordStems.latin(in: source)).count)
    }

    // MARK: - Cycles

    /// The swaps found.
    ///
    /// Each entry is in at most one cycle.
    var cycles: [Cycle] {
        let all = (pairs + rotations).sorted { $0.gain > $1.gain }
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

    private var pairs: [Cycle] {
        edges.indices.flatMap { first in
            edges[first].keys.filter { $0 > first }.sorted().compactMap { cycle([first, $0]) }
        }
    }

    private var rotations: [Cycle] {
        edges.indices.flatMap { first in
            edges[first].keys.filter { $0 > first }.sorted().flatMap { second in
                edges[second].keys.filter { $0 > first && $0 != second }.sorted().compactMap { third in
                    cycle([first, second, third]).flatMap { $0.isSure ? $0 : nil }
                }
            }
        }
    }

    private func cycle(_ rows: [Int]) -> Cycle? {
        let steps = zip(rows, rows.dropFirst() + rows.prefix(1)).compactMap { edges[$0][$1] }
        guard steps.count == rows.count else { return nil }
        let gain = steps.reduce(0) { $0 + $1.gain } * 2 / Double(rows.count)
        guard gain >= Self.least else { return nil }
        let support = steps.reduce(0) { $0 + $1.support }
        let isSure =
            gain >= Self.sure && support >= rows.count && steps.allSatisfy { $0.support >= 0 }
            && steps.count(where: \.isHard) > 1
        return Cycle(mismatches: rows, gain: gain, isSure: isSure)
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

extension [Int] {
    /// Returns the first index from which on all elements satisfy a condition.
    ///
    /// The elements must be partitioned accordingly.
    fileprivate func partitioningIndex(where condition: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
