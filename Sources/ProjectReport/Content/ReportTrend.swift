import CatalogComparison
import CatalogReports
import CatalogRuntime
import StringTables

/// The translation progress at several commits, oldest first.
struct ReportTrend: Sendable {
    /// A commit with its statistics for each language over all tables.
    struct Point: Sendable {
        let commit: Commit
        let totals: [LanguageStatistics]

        /// Returns the percentage of finished keys in a language; nil if the language did not exist.
        func percent(of language: LanguageTag) -> Int? {
            totals.first { $0.language.isSameLanguage(as: language) }?.percent
        }
    }

    /// The commits to show, evenly distributed, including the first and the last.
    let points: [Point]
    /// The number of commits that changed the tables.
    let commitCount: Int
    /// Whether the history is from a shallow clone and may begin earlier.
    let isShallow: Bool
}

/// The changes since a revision.
struct ReportComparison: Sendable {
    /// The revision as given by the user, or the tag of the last release.
    let name: String
    /// Whether the revision is the last release, because the user gave none.
    ///
    /// No findings are marked as new then.
    var isRelease = false
    /// The base commit: the common ancestor of HEAD and the revision.
    let commit: Commit
    /// The differences between the base commit and the current files.
    let difference: ProjectDifference
    /// The earlier statistics for each language over all tables; empty if they count other files than the current ones,
    /// because a file of one version could not be read.
    let totals: [LanguageStatistics]

    /// Returns the change of a language's finished share in percentage points; nil if the language is new, or if the
    /// versions cannot be compared.
    func change(of row: LanguageStatistics) -> Int? {
        let before = totals.first { $0.language.isSameLanguage(as: row.language) }?.percent
        guard let before, let now = row.percent else { return nil }
        return now - before
    }
}
