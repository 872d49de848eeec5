import CatalogCore
import CatalogLint

/// JSON output for findings.
///
/// Later versions only add fields.
package struct JSONReport {
    let report: LintReport
    let findings: [Finding]
    let context: LintReportContext

    func rendered() -> String {
        let whole: DocumentFragment = [
            "version": 1,
            "summary": summary,
            "findings": .array(findings.map { fragment(of: $0) }),
        ]
        return whole.printedJSON + "\n"
    }

    /// Creates a report that shows some of the findings.
    package init(report: LintReport, findings: [Finding], context: LintReportContext) {
        self.report = report
        self.findings = findings
        self.context = context
    }

    /// The number of checked items and of findings, as part of a larger JSON object.
    package var summary: DocumentFragment {
        [
            "files": .integer(report.fileCount),
            "keys": .integer(report.keyCount),
            "errors": .integer(report.count(.error)),
            "warnings": .integer(report.count(.warning)),
            "notes": .integer(report.count(.note)),
        ]
    }

    /// Returns a finding, as part of a larger JSON object.
    ///
    /// - Parameter more: additional members for the finding.
    package func fragment(of finding: Finding, _ more: [DocumentFragment.Member] = []) -> DocumentFragment {
        .object(
            [
                .init("rule", .string(finding.rule.name)),
                .init("severity", .string(finding.severity.rawValue)),
                .init("impact", .string(finding.impact.rawValue)),
                .init("message", .string(finding.sentence)),
                .init("statement", .string(finding.message)),
                .init("path", .string(context.relativePath(finding.path))),
            ] + DocumentFragment.Member.position(finding.position) + [
                .init("key", .optional(finding.key)),
                .init("language", .optional(finding.language?.spelling)),
                .part(finding.part),
                .init("fixable", .boolean(!finding.fix.isEmpty)),
                .init("related", .array(finding.related.map(fragment))),
            ] + more)
    }

    private func fragment(of place: RelatedPlace) -> DocumentFragment {
        .object(
            [.init("path", .string(context.relativePath(place.path)))]
                + DocumentFragment.Member.position(place.position))
    }
}
