import CatalogCore
import CatalogLint

/// Output in the format of Xcode's build log, which requires absolute paths.
struct XcodeReport {
    let findings: [Finding]
    let context: LintReportContext

    func rendered() -> String {
        findings.map { finding in
            let path = VisibleText.path(context.absolutePath(finding.path))
            let location = "\(path):\(finding.position.line):\(finding.position.column)"
            return "\(location): \(finding.severity.rawValue): \(finding.sentence) [\(finding.rule)]\n"
        }.joined()
    }
}
