import CatalogLint

/// Findings as lines that Xcode's build log understands; the paths must be absolute.
struct XcodeReport {
    let findings: [Finding]
    let context: LintReportContext

    func rendered() -> String {
        findings.map { finding in
            let place = "\(context.absolutePath(finding.path)):\(finding.position.line):\(finding.position.column)"
            return "\(place): \(finding.severity.rawValue): \(finding.sentence) [\(finding.rule)]\n"
        }.joined()
    }
}
