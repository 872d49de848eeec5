/// The finished translations of the same text or nearly the same; asked for by an ``EntryRequest``.
package struct MatchesAnswer: Codable, Sendable {
    /// The translations, the best first.
    package var matches: [Match]

    /// A translation.
    package struct Match: Codable, Sendable {
        /// How near its source text is, in per cent.
        package var percent: Int
        /// The key that has it.
        package var key: String
        /// The source text that it was made from.
        package var source: String
        /// Its texts.
        package var texts: [PartText]
    }
}

/// Where code uses a key; asked for by an ``EntryRequest``.
package struct UsagesAnswer: Codable, Sendable {
    /// The places, such as `App/HomeView.swift:8`.
    package var places: [String]
}

/// Who wrote the texts of a key last; asked for by an ``EntryRequest``.
package struct OriginsAnswer: Codable, Sendable {
    /// The commits, one for each text.
    package var origins: [Origin]

    /// Where a text comes from.
    package struct Origin: Codable, Sendable {
        /// The language.
        package var language: String
        /// The part.
        package var part: String
        /// Who wrote it; nil where that is not committed yet.
        package var author: String?
        /// The day on which it was written.
        package var day: String?
        /// The first line of the commit's message.
        package var subject: String?
        /// What the source text said when it was translated; nil where that is the same.
        package var formerSource: String?
    }
}
