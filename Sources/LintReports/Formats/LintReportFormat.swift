import CatalogLint

/// The output formats for findings.
public enum LintReportFormat: String, Hashable, Sendable, CaseIterable {
    /// Lines of text for people.
    case text
    /// Lines that Xcode shows at their locations.
    case xcode
    /// Commands that GitHub Actions converts to annotations.
    case github
    /// JSON for programs.
    case json
    /// The Static Analysis Results Interchange Format 2.1.0, for GitHub code scanning and other services.
    case sarif
    /// JUnit test results, for Jenkins, GitLab and other services.
    case junit
    /// The report format of GitLab Code Quality.
    case gitlab
    /// Checkstyle XML, which many tools support.
    case checkstyle
    /// A Markdown comment for a pull request.
    case markdown
}

extension LintReportFormat {
    /// The default order of findings.
    ///
    /// Actions shows only the first ten errors and warnings of a step, and a comment shows a limited number of
    /// findings. Therefore the most severe findings come first in these formats.
    package var order: FindingOrder { [.github, .markdown].contains(self) ? .severity : .path }
}

extension LintReport {
    /// Returns the report in a format, with a newline at the end; empty if there is nothing to report.
    ///
    /// - Parameter selection: the findings to show. Totals always include all findings.
    public func rendered(
        as format: LintReportFormat, in context: LintReportContext, showing selection: FindingSelection = .init()
    ) -> String {
        let findings = selection.chosen(of: self, order: format.order)
        return switch format {
        case .text: FindingLine.lines(for: findings).map { $0.text(in: context) + "\n" }.joined()
        case .xcode: XcodeReport(findings: findings, context: context).rendered()
        case .github: GitHubReport(findings: findings, context: context).rendered()
        case .json: JSONReport(report: self, findings: findings, context: context).rendered()
        case .sarif: SARIFReport(findings: findings, context: context).rendered()
        case .junit: JUnitReport(findings: findings, context: context).rendered()
        case .gitlab: GitLabReport(findings: findings, context: context).rendered()
        case .checkstyle: CheckstyleReport(findings: findings, context: context).rendered()
        case .markdown: MarkdownReport(report: self, findings: findings, context: context).rendered()
        }
    }
}
