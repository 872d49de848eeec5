import CatalogComparison
import CatalogCore
import CatalogReports
import LintReports

/// JSON output for a report.
///
/// Later versions only add fields.
package struct ReportJSON {
    private let report: ProjectReport
    private let context: LintReportContext

    /// Creates the output for a report.
    package init(_ report: ProjectReport, context: LintReportContext) {
        self.report = report
        self.context = context
    }

    /// Returns the report as JSON, with a newline at the end.
    package func text() -> String {
        let findings = JSONReport(report: report.lint, findings: [], context: context)
        let whole = DocumentFragment.object([
            .init("version", .integer(1)),
            .init("project", .string(report.name)),
            .init("commit", BlameJSON.fragment(of: report.revision?.commit)),
            .init("uncommitted", .boolean(report.revision?.hasChanges ?? false)),
            .init("summary", findings.summary),
            .init("languages", .array(report.languages.map(language))),
            .init("catalogs", report.statistics.catalogs),
            .init("trend", .array((report.trend?.points ?? []).map(point))),
            .init("to_translate", .array(report.gaps.map(gap))),
            .init("findings", .array(report.findings.map { finding($0, in: findings) })),
            .init("since", report.comparison.map { .string($0.name) } ?? .null),
            .init("base", BlameJSON.fragment(of: report.comparison?.commit)),
            .init("changes", report.comparison.map { DifferenceJSON.changes(of: $0.difference) } ?? .array([])),
            .skipped(report.unreadable),
        ])
        return whole.printedJSON + "\n"
    }

    private func language(_ row: LanguageStatistics) -> DocumentFragment {
        .object([
            .init("language", .string(row.language.spelling)),
            .init("source", .boolean(row.isSource)),
            .init("keys", .integer(row.keys)),
            .init("translated", .integer(row.translated)),
            .init("percent", row.percent.map { .integer($0) } ?? .null),
            .init("change", report.comparison?.change(of: row).map { .integer($0) } ?? .null),
            .init("needs_review", .integer(row.needsReview)),
            .init("new", .integer(row.new)),
            .init("stale", .integer(row.stale)),
            .init("missing", .integer(row.missing)),
            .init("untranslated", .integer(row.untranslated)),
            .init("excluded", .integer(row.excluded)),
            .init("words", .integer(row.words)),
        ])
    }

    private func point(_ point: ReportTrend.Point) -> DocumentFragment {
        let languages = point.totals.map { row in
            DocumentFragment.object([
                .init("language", .string(row.language.spelling)),
                .init("percent", row.percent.map { .integer($0) } ?? .null),
            ])
        }
        return .object([.init("commit", BlameJSON.fragment(of: point.commit)), .init("languages", .array(languages))])
    }

    private func gap(_ gap: TranslationGap) -> DocumentFragment {
        .object([
            .init("key", .string(gap.key)),
            .init("path", .string(gap.path)),
            .init("comment", .optional(gap.comment)),
            .init("source_text", .optional(gap.sourceText)),
            .init("missing", .array(gap.missing.map { .string($0.spelling) })),
            .init("new", .array(gap.new.map { .string($0.spelling) })),
        ])
    }

    private func finding(_ finding: ReportFinding, in report: JSONReport) -> DocumentFragment {
        report.fragment(
            of: finding.finding,
            [
                .init("is_new", .boolean(finding.isNew)),
                .init("source_text", .optional(finding.sourceText)),
                .init("text", .optional(finding.text)),
            ])
    }
}
