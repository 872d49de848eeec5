import CatalogLint
import CatalogReports
import StringTables

/// A report on the strings of a project at one time, for presentation outside a terminal.
package struct ProjectReport: Sendable {
    /// The name of the project: the folder of its repository, otherwise the current folder.
    let name: String
    /// The current commit; nil outside git.
    let revision: ReportRevision?
    /// The translation statistics by table and language.
    let statistics: ProjectStatistics
    /// The result of the lint run.
    let lint: LintReport
    /// The number of findings that the baseline hides.
    package var acceptedCount = 0
    /// The findings, in order of path, line and column.
    let findings: [ReportFinding]
    /// The keys that lack translations.
    let gaps: [TranslationGap]
    /// The translation progress over time; nil without history.
    let trend: ReportTrend?
    /// The changes since a revision; nil if no revision is given.
    let comparison: ReportComparison?
    /// The files that could not be read.
    let unreadable: [SkippedFile]
    /// The paths of the files that the report was made from.
    package let inputs: [String]

    /// A row for each language over all tables, source language first.
    var languages: [LanguageStatistics] {
        let totals = statistics.totals
        return totals.filter(\.isSource) + totals.filter { !$0.isSource }
    }

    /// The number of keys in all tables.
    var keyCount: Int { lint.keyCount }

    /// The findings grouped by rule, most costly first.
    var rules: [ReportRule] { ReportRule.all(of: findings) }
}

/// The commit that a report describes.
struct ReportRevision: Hashable, Sendable {
    /// The checked-out commit.
    let commit: Commit
    /// Whether files of the report differ from the commit.
    let hasChanges: Bool
}
