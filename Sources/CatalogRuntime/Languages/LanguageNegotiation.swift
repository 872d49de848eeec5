/// Which of the languages that there are suits a reader best.
///
/// A language is only ever answered with itself, in the same script: `pt` gets `pt-BR`, `pt-PT` gets `pt-BR` where
/// there is nothing nearer, `es-MX` gets `es-419` before `es`, and `zh-Hant` never gets `zh-Hans`. What belongs
/// together is taken from CLDR. Foundation's own negotiation is not asked: on Linux it returns the first of its list.
public struct LanguageNegotiation: Sendable {
    /// The languages to choose from.
    public let available: [LanguageTag]

    private let lineages: [LanguageLineage]

    /// Chooses from `available`; each is looked up in CLDR's tables once, however many readers come.
    public init(available: [LanguageTag]) {
        self.available = available
        lineages = available.map { LanguageLineage($0) }
    }

    /// The available languages that a reader of `wanted` can use, best first; empty where there are none.
    ///
    /// Languages that are equally near keep their order, but the wanted spelling goes first.
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

    /// The best language for a reader who wants `wanted`, the dearest first; nil where none of them is to be had.
    public func best(for wanted: [LanguageTag]) -> LanguageTag? {
        wanted.lazy.compactMap { ranked(for: $0).first }.first
    }

    /// The best of `available` for `wanted`, the dearest first, or else `source`.
    public static func best(
        of available: [LanguageTag], for wanted: [LanguageTag], source: LanguageTag
    ) -> LanguageTag {
        LanguageNegotiation(available: available).best(for: wanted) ?? source
    }

    /// The same tag, which goes before another that means the same: `pt-BR` before `pt`.
    private static let same = LanguageDistance(up: -1, down: 0, isMinor: false)

    private struct Candidate {
        let language: LanguageTag
        let distance: LanguageDistance
        let place: Int
    }
}
