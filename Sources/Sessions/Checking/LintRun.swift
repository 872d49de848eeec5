import CatalogCore
import CatalogLint
import CommandOutput
import FileSearch
import InterfaceTexts
import LintReports
import VersionHistory
import Workspaces

/// One run of the rules: the checked files, the findings, and the scope that decides which findings count.
package struct LintRun: Sendable {
    /// The checked tables and their configurations.
    package let workspace: Workspace
    /// The checked code, or nil if no code is checked.
    package let code: LintedCode?
    /// All findings, including those outside the scope.
    package let everything: LintReport
    /// Notes for the user about information that rules could not obtain.
    package let notes: [String]
    /// The word lists of the project that must not be read.
    package let unreadWords: [FileError]
    /// The linter that produced the findings.
    private let linter: Linter
    /// The scope that findings must be in to count, or nil if all findings count.
    package let scope: LintScope?

    /// Reads and checks files.
    ///
    /// - Parameters:
    ///   - paths: Files and folders; if empty, those of the configuration.
    ///   - code: Swift code to check in addition.
    ///   - linter: A closure that creates the linter for one version of the tables and of the code.
    package static func make(
        _ paths: [String], _ request: ScopeRequest, code: LintedCode? = nil,
        linter: (Workspace, LintedCode.EarlierCode) -> Linter
    ) async throws -> LintRun {
        var notes = code?.notes ?? []
        var words: [FileError] = []
        do {
            guard let comparison = try await ScopeComparison(paths, request) else {
                let workspace = try await Workspace.load(paths, endings: FileFinder.tableEndings).including(code)
                let linter = await linter(workspace, [:]).informed(by: workspace, notes: &notes)
                    .spelled(by: workspace, notes: &notes, unread: &words)
                if linter.sources?.isCutOff ?? false { notes.append(Texts.Sources.cutOff.resolved) }
                return LintRun(workspace, code, linter, await linter.check(workspace), notes, words, nil)
            }
            let new = try comparison.new.including(code)
            let newLinter = await linter(new, [:]).informed(by: new, notes: &notes)
                .spelled(by: new, notes: &notes, unread: &words)
            if newLinter.sources?.isCutOff ?? false { notes.append(Texts.Sources.cutOff.resolved) }
            let report = await newLinter.check(new)
            var scope = comparison.scope
            scope.compares(code: Set((code?.files ?? []).map(\.path)))
            if let old = try comparison.old?.including(code), scope.needsOlderFindings(for: report) {
                let earlier = try code.map { try comparison.earlier($0) } ?? [:]
                scope.learn(from: await linter(old, earlier).check(old))
            }
            return LintRun(new, code, newLinter, report, notes, words, scope)
        } catch let error as GitError {
            throw CommandFailure(error.sentence)
        }
    }

    private init(
        _ workspace: Workspace, _ code: LintedCode?, _ linter: Linter, _ everything: LintReport, _ notes: [String],
        _ unreadWords: [FileError], _ scope: LintScope?
    ) {
        self.workspace = workspace
        self.code = code
        self.linter = linter
        self.everything = everything
        self.notes = notes
        self.unreadWords = unreadWords
        self.scope = scope
    }

    /// The findings that count.
    package var report: LintReport { scope?.limiting(everything) ?? everything }

    /// Whether only findings about changes count.
    package var isLimited: Bool { scope != nil }

    /// The files that could not be read.
    package var unread: [FileError] { workspace.failures + (code?.failures ?? []) + unreadWords }

    /// Finishes and reports changes that a killed program left incomplete.
    ///
    /// - Returns: Whether the run must be repeated.
    package func finishInterrupted() throws -> Bool { try workspace.finishInterrupted() }

    /// Returns the project after fixing the findings that count.
    package func fixed(_ choice: FixChoice) async -> FixedProject {
        await FixedProject(
            workspace.project, findings: report.findings, with: linter, choosing: choice,
            load: { await workspace.project(of: $0) }, counts: { (scope?.limiting($0) ?? $0).findings })
    }

    /// The same run without a scope, in which all findings count.
    package var unlimited: LintRun { LintRun(workspace, code, linter, everything, notes, unreadWords, nil) }

    /// Returns the number of findings that the baseline hides.
    ///
    /// - Parameters:
    ///   - report: The findings that are left.
    ///   - baseline: The path of the baseline; nil for none.
    package func acceptedCount(beside report: LintReport, baseline: String?) -> Int {
        baseline.map { file in self.report.findings.count - report.findings.count { $0.path != file } } ?? 0
    }

    /// Returns the findings that count and that the baseline does not accept.
    ///
    /// The baseline is compared with all findings, so that entries without a finding are detected.
    ///
    /// - Parameter languages: The languages that the command line requires in place of the configured ones, if any.
    package func report(
        accepting options: BaselineSettings, requiring languages: [LanguageTag]? = nil, console: inout Console
    ) throws -> LintReport {
        guard let accepted = try LintBaseline.load(options, requiring: languages, workspace) else { return report }
        let left = try accepted.applied(to: self, linter, console: &console)
        return scope?.limiting(left, baseline: accepted.path) ?? left
    }
}

extension LintRun {
    /// Warnings about terms in configurations whose rule is off.
    package var idleSettings: [String] {
        workspace.configurations.flatMap { configuration in
            configuration.termPositions.sorted { $0.value < $1.value }.compactMap { name, position -> String? in
                let rule = RuleID(name == "glossary" ? "glossary" : "do-not-translate-term")
                let file = configuration.file.path
                guard linter.severity(of: rule, at: file) == .off else { return nil }
                let sentence = Texts.Configuration.ruleIsOff(name: name, rule: rule.name).resolved
                return "\(FileLocation(path: file, position: position)): \(Texts.Words.warning(sentence: sentence))"
            }
        }
    }
}

extension Linter {
    fileprivate func check(_ workspace: Workspace) async -> LintReport {
        await check(workspace.project, isComplete: workspace.isComplete)
    }
}

extension Workspace {
    fileprivate func including(_ code: LintedCode?) throws(CommandFailure) -> Workspace {
        guard let code else { return self }
        return try including(code: code.files.map(\.path))
    }
}
