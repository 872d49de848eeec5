import CatalogCore
import TranslationReuse

/// Finished translations of the project: of the same text, of nearly the same, of the same key in another table.
public struct MemorySource: FillSource {
    /// What reports call it: `memory`, `tmx:old.tmx`.
    public let name: String
    /// Its texts were translated by people.
    public let givesTranslations = true

    private let memory: TranslationMemory
    private let similarity: Double

    /// What a text of the same key elsewhere must score at least: less than others, since the key says that it is about
    /// the same thing, and more than nothing, since `title` is a key of many tables.
    private static let sameKey = 0.7

    /// How many of each are tried, where the better ones don't pass the checks.
    private static let tries = 3

    /// Creates the source.
    ///
    /// - Parameters:
    ///   - similarity: the least score of near matches.
    ///   - name: what reports call it.
    public init(
        _ memory: TranslationMemory, similarity: Double = Self.usualSimilarity, name: String = "memory"
    ) {
        self.name = name
        self.memory = memory
        self.similarity = similarity
    }

    /// The least score of near matches unless somebody says otherwise.
    ///
    /// Short texts that differ in one word mostly mean something else: “Increase rest” and “Decrease rest” score 0.84.
    public static let usualSimilarity = 0.9

    /// The best matches; exact ones first, the same key before others that score alike.
    public func candidates(for gap: FillGap) -> [FillCandidate] {
        let found = gap.parts.count == 1 ? single(gap, gap.parts[0]) : sets(gap) + [inParts(gap)].compactMap { $0 }
        let ranked = found.enumerated().sorted { left, right in
            let (one, other) = (left.element.origin.score ?? 0, right.element.origin.score ?? 0)
            return one != other ? one > other : left.offset < right.offset
        }
        return ranked.map(\.element)
    }

    private func single(_ gap: FillGap, _ part: FillGap.Part) -> [FillCandidate] {
        let matches = sameKey(gap, part) + best(gap, part, limit: Self.tries)
        return matches.map { FillCandidate([part.path: $0.text], origin: origin(score: $0.score, $0.key, $0.path)) }
    }

    private func best(_ gap: FillGap, _ part: FillGap.Part, limit: Int) -> [MemoryMatch] {
        memory.matches(
            for: part.source, part: part.path, from: gap.source, to: gap.language, limit: limit, minimum: similarity,
            at: MemoryPlace(path: gap.path, key: gap.key))
    }

    private func sameKey(_ gap: FillGap, _ part: FillGap.Part) -> [MemoryMatch] {
        let found = memory.translations(
            ofKey: gap.key, text: part.source, part: part.path, from: gap.source, to: gap.language, besides: gap.path)
        return found.filter { $0.score >= min(similarity, Self.sameKey) }.prefix(Self.tries).map { $0 }
    }

    /// Whole sets of another key.
    private func sets(_ gap: FillGap) -> [FillCandidate] {
        let found = memory.sets(
            for: gap.sourceTexts, from: gap.source, to: gap.language, limit: Self.tries, minimum: similarity,
            at: MemoryPlace(path: gap.path, key: gap.key))
        return found.compactMap { set in
            let texts = Dictionary(set.parts.map { ($0.part, $0.text) }) { first, _ in first }
            guard gap.parts.allSatisfy({ texts[$0.path] != nil }) else { return nil }
            return FillCandidate(texts, origin: origin(score: set.score, set.key, set.path))
        }
    }

    /// Each part by itself, where all are found: as good as the worst of them.
    private func inParts(_ gap: FillGap) -> FillCandidate? {
        var texts: [PartPath: String] = [:]
        var worst: MemoryMatch?
        for part in gap.parts {
            guard let match = (sameKey(gap, part) + best(gap, part, limit: 1)).max(by: { $0.score < $1.score }) else {
                return nil
            }
            texts[part.path] = match.text
            if match.score < worst?.score ?? 2 { worst = match }
        }
        return worst.map { FillCandidate(texts, origin: origin(score: $0.score, $0.key, $0.path)) }
    }

    private func origin(score: Double, _ key: String, _ path: String) -> FillOrigin {
        FillOrigin(source: name, score: score, key: key, path: path)
    }
}
