import XCStringsKit

/// How far languages were at commits, the first one first.
struct ReportTrend: Sendable {
    /// A commit, and a row a language over all tables as it had them.
    struct Point: Sendable {
        let commit: Commit
        let totals: [LanguageStatistics]

        /// The part of a language's keys that was finished, in per cent; nil where the language was not there.
        func percent(of language: LanguageTag) -> Int? {
            totals.first { $0.language.isSameLanguage(as: language) }?.percent
        }
    }

    /// The commits that are shown, spread evenly, the first one and the last one among them.
    let points: [Point]
    /// How many commits changed the tables.
    let commitCount: Int
    /// Whether the history is that of a shallow clone, so that it may begin earlier.
    let isShallow: Bool
}

/// What is different since a revision.
struct ReportComparison: Sendable {
    /// The revision as it was named.
    let name: String
    /// The commit that is compared with: where HEAD parted from the revision.
    let commit: Commit
    /// The changes.
    let difference: ProjectDifference
    /// A row a language over all tables as they were.
    let totals: [LanguageStatistics]

    /// By how many points of a per cent a language's finished part has changed; nil where it is new.
    func change(of row: LanguageStatistics) -> Int? {
        let before = totals.first { $0.language.isSameLanguage(as: row.language) }?.percent
        guard let before, let now = row.percent else { return nil }
        return now - before
    }
}
