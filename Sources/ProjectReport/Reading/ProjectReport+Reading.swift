import CatalogCore
import CatalogLint
import CatalogReports
import CommandOutput
import InterfaceTexts
import LintRules
import Sessions
import VersionHistory
import Workspaces

extension ProjectReport {
    /// Loads and lints the tables, and reads their git history.
    ///
    /// Files that cannot be read are printed as errors and listed in the report, and the command ends with status 2.
    ///
    /// - Throws: an error if there is nothing to report on, or if git does not know the revision.
    package static func read(
        _ request: ReportRequest, reportingTo console: inout Console
    ) async throws -> ProjectReport {
        let run = try await LintRun.make(request.paths, request.since.map { .since($0) } ?? .everything) {
            workspace, _ in
            Linter(settings: workspace.lintSettings(requiring: nil))
        }
        let workspace = run.workspace
        try console.note(run.notes)
        try console.failUnread(in: workspace)
        try console.fail(run.unreadWords)
        try console.failBroken(in: workspace.project)
        if workspace.project.files.isEmpty, !console.isFine { throw CommandEnd(.failure) }
        var request = request
        request.languages = workspace.meant(by: request.languages)
        try workspace.requireLanguages(request.languages)
        let lint = try run.unlimited.report(accepting: BaselineSettings(), console: &console)
        let counted = request.since == nil ? nil : try run.report(accepting: BaselineSettings(), console: &console)
        let history = try await history(of: workspace, request)
        try console.note(history.notes)
        try console.fail(history.earlierFailures)
        var report = ProjectReport(
            of: workspace, request, lint: lint, counted: counted, history: history,
            statistics: await statistics(of: workspace, request))
        report.acceptedCount = run.unlimited.acceptedCount(beside: lint, baseline: workspace.baseline)
        return report
    }

    private static func history(of workspace: Workspace, _ request: ReportRequest) async throws -> ReportHistory {
        do {
            return try await ReportHistory(of: workspace, request)
        } catch let error as GitError {
            throw CommandFailure(error.sentence)
        }
    }

    private init(
        of workspace: Workspace, _ request: ReportRequest, lint: LintReport, counted: LintReport?,
        history: ReportHistory,
        statistics: ProjectStatistics
    ) {
        let settings = workspace.lintSettings(requiring: nil)
        let new = Set((counted?.findings ?? []).map(FindingIdentity.init))
        var texts = FindingTexts(of: workspace.project, settings: settings)
        name = history.name
        revision = history.revision
        self.statistics = statistics
        self.lint = lint
        findings = lint.findings.filter { request.asks(for: $0.language) }.map { finding in
            let (source, text) = texts.texts(of: finding)
            return ReportFinding(
                finding: finding, isNew: new.contains(FindingIdentity(finding)), sourceText: source, text: text)
        }
        gaps = TranslationGap.all(of: workspace.project, languages: request.languages, settings: settings)
        trend = history.trend
        comparison = history.comparison
        inputs = workspace.inputPaths
        unreadable = workspace.unread
    }

    /// Returns the translation statistics.
    static func statistics(of workspace: Workspace, _ request: ReportRequest) async -> ProjectStatistics {
        await ProjectStatistics(
            of: workspace.project, languages: request.languages, settings: workspace.lintSettings(requiring: nil))
    }
}

/// Values that identify a finding within a run.
private struct FindingIdentity: Hashable {
    let rule: RuleID
    let path: String
    let position: TextPosition
    let key: String?
    let language: LanguageTag?
    let part: PartPath
    let message: String

    init(_ finding: Finding) {
        rule = finding.rule
        path = finding.path
        position = finding.position
        key = finding.key
        language = finding.language
        part = finding.part
        message = finding.message
    }
}
