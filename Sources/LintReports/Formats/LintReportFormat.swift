import CatalogLint

/// The forms in which findings are reported.
public enum LintReportFormat: String, Hashable, Sendable, CaseIterable {
    /// Lines for people.
    case text
    /// Lines that Xcode shows at their place.
    case xcode
    /// Commands that GitHub Actions turns into annotations.
    case github
    /// For programs.
    case json
    /// The Static Analysis Results Interchange Format, 2.1.0, for GitHub's code scanning and other services.
    case sarif
    /// Results of tests, as Jenkins, GitLab and others list them.
    case junit
    /// GitLab's Code Quality.
    case gitlab
    /// Checkstyle's XML, which many tools read.
    case checkstyle
    /// A comment on a pull request.
    case markdown
}

extension LintReportFormat {
    /// The order of its findings unless somebody asks for another.
    ///
    /// Actions shows the first ten errors and the first ten warnings of a step, and a comment a few of all, so that these
    /// had better be the worst.
    package var order: FindingOrder { [.github, .markdown].contains(self) ? .severity : .path }
}

extension LintReport {
    /// The report in a form, with a newline at its end; empty where there is nothing to say.
    ///
    /// - Parameter selection: which findings are shown; sums are those of all.
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
