/// A selection of the available language that suits a reader best.
///
/// A language matches only itself in the same script. `pt` gets `pt-BR`, `pt-PT` gets `pt-BR` if nothing is nearer,
/// `es-MX` gets `es-419` before `es`, and `zh-Hant` never gets `zh-Hans`. The relations come from CLDR. Foundation's
/// negotiation is not used because on Linux it returns the first available language.
public struct LanguageNegotiation: Sendable {
    /// The available languages.
    public let available: [LanguageTag]

    private let lineages: [LanguageLineage]

    /// Creates a negotiation; looks up each language in CLDR's tables once.
    public init(available: [LanguageTag]) {
        self.available = available
        lineages = available.map { LanguageLineage($0) }
    }

    /// Returns the available languages that a reader of `wanted` can use, best first; empty if there are none.
    ///
    /// Languages at the same distance keep their order, except that the exact spelling comes first.
    public func ranked(for wanted: LanguageTag) -> [LanguageTag] {
        let lineage = LanguageLineage(wanted)
        let usable = zip(available, lineages).enumerated().compactMap { place, pair -> Candidate? in
            let (language, own) = pair
            if language == wanted { return Candidate(language: language, distance: Self.same, place: -1) }
            guard var distance = lineage.distance(to: own) else { return nil }
            if language.isSameLanguage(as: wanted) { distance = Self.same }
            return Candidate(language: language, distance: distance, place: place)
        }
        return usable.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.map(\.language)
    }

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
        let place: Int
    }
}
