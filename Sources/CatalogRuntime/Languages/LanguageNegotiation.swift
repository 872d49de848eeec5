/// A selection of the available language that suits a reader best.
///
/// A language matches only itself in the same script. `pt` gets `pt-BR`, `pt-PT` gets `pt-BR` if nothing is nearer,
/// `es-MX` gets `es-419` before `es`, and `zh-Hant` never gets `zh-Hans`. The relations come from CLDR. Foundation's
/// negotiation is not used because on Linux it returns the first available language.
public struct LanguageNegotiation: Sendable {
    /// The available languages.
    public let available: [LanguageTag]

    private let lineages: [LanguageLineage]
    /// The first index of each spelling.
    private let spelled: [LanguageTag: Int]
    /// The indices of the languages that descend from each step of a lineage.
    private let descendants: [LikelySubtags: [Int]]

    /// The most languages of one ancestor to consider, far more than any language has regions.
    private static let mostDescendants = 200

    /// Creates a negotiation; looks up each language in CLDR's tables once.
    public init(available: [LanguageTag]) {
        self.available = available
        let lineages = available.map { LanguageLineage($0) }
        self.lineages = lineages
        spelled = Dictionary(available.enumerated().map { ($1, $0) }) { first, _ in first }
        var descendants: [LikelySubtags: [Int]] = [:]
        for (index, lineage) in lineages.enumerated() {
            for step in lineage.steps where descendants[step, default: []].count < Self.mostDescendants {
                descendants[step, default: []].append(index)
            }
        }
        self.descendants = descendants
    }

    /// Returns the available languages that a reader of `wanted` can use, best first; empty if there are none.
    ///
    /// Languages at the same distance keep their order, except that the exact spelling comes first.
    public func ranked(for wanted: LanguageTag) -> [LanguageTag] {
        let lineage = LanguageLineage(wanted)
        let exact = spelled[wanted].map { [$0] } ?? []
        let related = Set(exact + lineage.steps.flatMap { descendants[$0] ?? [] })
        let usable = related.compactMap { index -> Candidate? in
            let language = available[index]
            if language == wanted { return Candidate(language: language, distance: Self.same, index: -1) }
            guard var distance = lineage.distance(to: lineages[index]) else { return nil }
            if language.isSameLanguage(as: wanted) { distance = Self.same }
            return Candidate(language: language, distance: distance, index: index)
        }
        return usable.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }.map(\.language)
    }

    /// Returns the first index of a language with exactly this spelling.
    func position(of language: LanguageTag) -> Int? { spelled[language] }

    /// Returns the best available language for the first of `wanted` that matches any; nil if none matches.
    ///
    /// - Parameter wanted: The languages of the reader, in order of preference.
    public func best(for wanted: [LanguageTag]) -> LanguageTag? {
        wanted.lazy.compactMap { ranked(for: $0).first }.first
    }

    /// Returns the best of `available` for the first of `wanted` that matches any, or `source` if none matches.
    ///
    /// - Parameters:
    ///   - available: The languages of the texts.
    ///   - wanted: The languages of the reader, in order of preference.
    ///   - source: The language that the texts are translated from.
    public static func best(
        of available: [LanguageTag], for wanted: [LanguageTag], source: LanguageTag
    ) -> LanguageTag {
        LanguageNegotiation(available: available).best(for: wanted) ?? source
    }

    /// The distance of a tag with the same meaning, which precedes every other: `pt-BR` before `pt`.
    private static let same = LanguageDistance(up: -1, down: 0, isMinor: false)

    private struct Candidate {
        let language: LanguageTag
        let distance: LanguageDistance
        let index: Int
    }
}
