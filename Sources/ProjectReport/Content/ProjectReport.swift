import CommandSupport
import XCStringsKit

/// What there is to say of a project's strings at one moment, for people who look at a page and not at a terminal.
package struct ProjectReport: Sendable {
    /// What the project is called: its repository's folder, else the current one.
    let name: String
    /// What of the project's history was looked at; nil outside of git.
    let revision: ReportRevision?
    /// How far each language is.
    let statistics: ProjectStatistics
    /// What was looked at and found.
    let lint: LintReport
    /// The findings, in order of path, line and column.
    let findings: [ReportFinding]
    /// What is to be translated.
    let gaps: [TranslationGap]
    /// How far the languages were before; nil without history.
    let trend: ReportTrend?
    /// What is different since a revision; nil where none was named.
    let comparison: ReportComparison?
    /// The files that could not be read.
    let unreadable: [UnreadableFile]

    /// A row a language over all tables, the source language first.
    var languages: [LanguageStatistics] {
        let totals = statistics.totals
        return totals.filter(\.isSource) + totals.filter { !$0.isSource }
    }

    /// The number of keys of all tables.
    var keyCount: Int { lint.keyCount }

    /// The findings by rule, what costs people most first.
    var rules: [ReportRule] { ReportRule.all(of: findings) }
}

/// The commit that a report is about.
struct ReportRevision: Hashable, Sendable {
    /// The commit.
    let commit: Commit
    /// Whether files of the report are not as the commit has them.
    let hasChanges: Bool
}

/// A file that a report knows nothing of but why.
struct UnreadableFile: Hashable, Sendable {
    /// The path.
    let path: String
    /// Where it breaks; nil where it could not be opened.
    let position: TextPosition?
    /// What is wrong with it.
    let reason: String
}
