import CatalogCore
import CatalogLint

/// Findings for programs; fields are only ever added.
struct JSONReport {
    let report: LintReport
    let findings: [Finding]
    let context: LintReportContext

    func rendered() -> String {
        let whole = DocumentFragment.object([
            .init("version", .integer(1)),
            .init("summary", summary),
            .init("findings", .array(findings.map(fragment))),
        ])
        return whole.json + "\n"
    }

    private var summary: DocumentFragment {
        .object([
            .init("files", .integer(report.fileCount)),
            .init("keys", .integer(report.keyCount)),
            .init("errors", .integer(report.count(.error))),
            .init("warnings", .integer(report.count(.warning))),
            .init("notes", .integer(report.count(.note))),
        ])
    }

    private func fragment(of finding: Finding) -> DocumentFragment {
        .object(
            [
                .init("rule", .string(finding.rule.name)),
                .init("severity", .string(finding.severity.rawValue)),
                .init("impact", .string(finding.impact.rawValue)),
                .init("message", .string(finding.sentence)),
                .init("path", .string(context.relativePath(finding.path))),
            ] + DocumentFragment.Member.position(finding.position) + [
                .init("key", .optional(finding.key)),
                .init("language", .optional(finding.language?.spelling)),
                .part(finding.part),
                .init("fixable", .boolean(!finding.fix.isEmpty)),
                .init("related", .array(finding.related.map(fragment))),
            ])
    }

    private func fragment(of place: RelatedPlace) -> DocumentFragment {
        .object(
            [.init("path", .string(context.relativePath(place.path)))]
                + DocumentFragment.Member.position(place.position))
    }
}
