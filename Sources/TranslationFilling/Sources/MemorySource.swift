import CatalogCore
import TranslationReuse

/// A source of finished translations: of equal or similar texts, and of the same key in another table.
public struct MemorySource: FillSource {
    /// The name in reports, such as `memory` or `tmx:old.tmx`.
    public let name: String
    /// Always true, because people translated the texts.
    public let givesTranslations = true

    private let memory: TranslationMemory
    private let similarity: Double

    /// The minimum score for a text of the same key in another table.
    ///
    /// It is lower than for other keys, because an equal key suggests the same subject. It is not 0, because many
    /// tables have a key such as `title`.
    private static let sameKey = 0.7

    /// The number of matches of each kind to try, in case the better ones fail the checks.
    private static let tries = 3

    /// Creates the source.
    ///
    /// - Parameters:
    ///   - similarity: The minimum score of similar texts.
    ///   - name: The name in reports.
    public init(
        _ memory: TranslationMemory, similarity: Double = Self.usualSimilarity, name: String = "memory"
    ) {
        self.name = name
        self.memory = memory
        self.similarity = similarity
    }

    /// The default minimum score of similar texts.
    ///
    /// Short texts that differ in one word usually differ in meaning: “Increase rest” and “Decrease rest” score 0.84.
    public static let usualSimilarity = 0.9

    /// Returns the matches by score.
    ///
    /// Among matches with equal scores, those of the same key come first.
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
            at: MemoryLocation(path: gap.path, key: gap.key), isLiteral: gap.isLiteral)
    }

    private func sameKey(_ gap: FillGap, _ part: FillGap.Part) -> [MemoryMatch] {
        let found = memory.translations(
            ofKey: gap.key, text: part.source, part: part.path, from: gap.source, to: gap.language, besides: gap.path,
            isLiteral: gap.isLiteral)
        return found.filter { $0.score >= min(similarity, Self.sameKey) }.prefix(Self.tries).map { $0 }
    }

    /// Returns the complete sets of texts from other keys.
    private func sets(_ gap: FillGap) -> [FillCandidate] {
        let found = memory.sets(
            for: gap.sourceTexts, from: gap.source, to: gap.language, limit: Self.tries, minimum: similarity,
            at: MemoryLocation(path: gap.path, key: gap.key))
        return found.compactMap { set in
            let texts = Dictionary(set.parts.map { ($0.part, $0.text) }) { first, _ in first }
            guard gap.parts.allSatisfy({ texts[$0.path] != nil }) else { return nil }
            return FillCandidate(texts, origin: origin(score: set.score, set.key, set.path))
        }
    }

    /// Returns a candidate whose parts come from separate matches, with the lowest of their scores.
    ///
    /// Returns nil if a part has no match.
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
