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
        let whole: DocumentFragment = [
            "version": 1,
            "project": .string(report.name),
            "commit": BlameJSON.fragment(of: report.revision?.commit),
            "uncommitted": .boolean(report.revision?.hasChanges ?? false),
            "summary": findings.summary,
            "languages": .array(report.languages.map(language)),
            "catalogs": report.statistics.catalogs,
            "trend": .array((report.trend?.points ?? []).map(point)),
            "to_translate": .array(report.gaps.map(gap)),
            "findings": .array(report.findings.map { finding($0, in: findings) }),
            "since": report.comparison.map { .string($0.name) } ?? .null,
            "base": BlameJSON.fragment(of: report.comparison?.commit),
            "changes": report.comparison.map { DifferenceJSON.changes(of: $0.difference) } ?? .array([]),
            "skipped": .skipped(report.unreadable),
        ]
        return whole.printedJSON + "\n"
    }

    private func language(_ row: LanguageStatistics) -> DocumentFragment {
        [
            "language": .string(row.language.spelling),
            "source": .boolean(row.isSource),
            "keys": .integer(row.keys),
            "translated": .integer(row.translated),
            "percent": row.percent.map { .integer($0) } ?? .null,
            "change": report.comparison?.change(of: row).map { .integer($0) } ?? .null,
            "needs_review": .integer(row.needsReview),
            "new": .integer(row.new),
            "stale": .integer(row.stale),
            "missing": .integer(row.missing),
            "to_translate": .integer(row.toTranslate),
            "untranslated": .integer(row.untranslated),
            "excluded": .integer(row.excluded),
            "words": .integer(row.words),
        ]
    }

    private func point(_ point: ReportTrend.Point) -> DocumentFragment {
        let languages: [DocumentFragment] = point.totals.map { row in
            [
                "language": .string(row.language.spelling),
                "percent": row.percent.map { .integer($0) } ?? .null,
            ]
        }
        return ["commit": BlameJSON.fragment(of: point.commit), "languages": .array(languages)]
    }

    private func gap(_ gap: TranslationGap) -> DocumentFragment {
        [
            "key": .string(gap.key),
            "path": .string(gap.path),
            "comment": .optional(gap.comment),
            "source_text": .optional(gap.sourceText),
            "missing": .array(gap.missing.map { .string($0.spelling) }),
            "new": .array(gap.new.map { .string($0.spelling) }),
            "to_translate": .array(gap.languages.map { .string($0.spelling) }),
        ]
    }

    private func finding(_ finding: ReportFinding, in report: JSONReport) -> DocumentFragment {
        report.fragment(
            of: finding.finding,
            [
                "is_new": .boolean(finding.isNew),
                "source_text": .optional(finding.sourceText),
                "text": .optional(finding.text),
            ])
    }
}
