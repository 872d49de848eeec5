import CatalogCore
import CatalogLint

/// GitLab Code Quality output, which GitLab shows in merge requests.
struct GitLabReport {
    let findings: [Finding]
    let context: LintReportContext

    func rendered() -> String {
        var identities = FindingIdentities(context)
        return DocumentFragment.array(findings.map { fragment(of: $0, identities.identity(of: $0)) }).printedJSON + "\n"
    }

    private func fragment(of finding: Finding, _ identity: String) -> DocumentFragment {
        [
            "description": .string(finding.sentence),
            "check_name": .string(finding.rule.name),
            "fingerprint": .string(identity),
            "severity": .string(Self.severity(of: finding)),
            "location": [
                "path": .string(context.repositoryPath(finding.path)),
                "lines": ["begin": .integer(finding.position.line)],
            ],
        ]
    }

    /// Returns GitLab's severity.
    ///
    /// GitLab has two levels for errors; the higher one is for errors that break the app.
    private static func severity(of finding: Finding) -> String {
        switch finding.severity {
        case .error: finding.impact == .breaks ? "critical" : "major"
        case .warning: "minor"
        case .note, .off: "info"
        }
    }
}
