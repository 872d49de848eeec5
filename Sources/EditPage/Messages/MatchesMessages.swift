/// The finished translations of equal or similar texts, for an ``EntryRequest``.
package struct MatchesAnswer: Codable, Sendable {
    /// The translations, best first.
    package var matches: [Match]

    /// A translation.
    package struct Match: Codable, Sendable {
        /// The similarity of the source texts in percent.
        package var percent: Int
        /// The key of the translation.
        package var key: String
        /// The source text of the translation.
        package var source: String
        /// The translated texts.
        package var texts: [PartText]
    }
}

/// The texts that a source suggests, for an ``EntryRequest``.
package struct SuggestionAnswer: Codable, Sendable {
    /// The texts; empty if there is a reason.
    package var texts: [PartText]
    /// The name of the source.
    package var source: String
    /// The reason why no source has texts.
    package var reason: String?
}

/// The uses of a key in code, for an ``EntryRequest``.
package struct UsagesAnswer: Codable, Sendable {
    /// The locations in the order of files and lines.
    package var places: [Usage]

    /// A use in code.
    package struct Usage: Codable, Sendable {
        /// The file and line, such as `App/HomeView.swift:8`.
        package var location: String
        /// The line of code, without spaces at its edges; nil if it cannot be read.
        package var code: String?
    }
}

/// The last authors of a key's texts, for an ``EntryRequest``.
package struct OriginsAnswer: Codable, Sendable {
    /// The commits, one for each text.
    package var origins: [Origin]

    /// The commit that last changed a text.
    package struct Origin: Codable, Sendable {
        /// The tag of the text's language.
        package var language: String
        /// The part.
        package var part: String
        /// The text.
        package var text: String
        /// The previous version of the text; nil if there is none.
        package var before: String?
        /// The author; nil if the text is not committed.
        package var author: String?
        /// The day of the commit.
        package var day: String?
        /// The first line of the commit message.
        package var subject: String?
        /// The source text at the time of translation; nil if it has not changed.
        package var formerSource: String?
    }
}
