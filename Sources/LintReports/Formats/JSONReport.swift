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
            "accepted": .integer(context.acceptedCount),
        ]
    }

    /// Returns a finding, as part of a larger JSON object.
    ///
    /// - Parameter more: An object with additional members for the finding.
    package func fragment(of finding: Finding, _ more: DocumentFragment = [:]) -> DocumentFragment {
        let whole: DocumentFragment = [
            "rule": .string(finding.rule.name),
            "severity": .string(finding.severity.rawValue),
            "impact": .string(finding.impact.rawValue),
            "message": .string(finding.sentence),
            "statement": .string(finding.message),
            "path": .string(context.relativePath(finding.path)),
            "line": .integer(finding.position.line),
            "column": .integer(finding.position.column),
            "key": .optional(finding.key),
            "language": .optional(finding.language?.spelling),
            "part": .part(finding.part),
            "fixable": .boolean(!finding.fix.isEmpty),
            "related": .array(finding.related.map(fragment)),
        ]
        return whole.adding(more)
    }

    private func fragment(of related: RelatedLocation) -> DocumentFragment {
        .location(context.relativePath(related.path), related.position)
    }
}
