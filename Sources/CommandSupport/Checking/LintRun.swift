import XCStringsKit

/// One run of the checks: what was looked at, what was found, and what of that counts.
package struct LintRun: Sendable {
    /// What was looked at.
    package let workspace: Workspace
    /// The code that was looked at beside it; nil for none.
    package let code: LintedCode?
    /// All that was found, whether it counts or not.
    package let everything: LintReport
    /// What rules could not be told, for a person.
    package let notes: [String]
    /// What checked it.
    private let linter: Linter
    /// What findings must be about to count; nil where all do.
    let scope: LintScope?

    /// Reads and checks files.
    ///
    /// - Parameters:
    ///   - paths: files and folders; with none, those of the configuration.
    ///   - code: Swift code that is looked at beside them.
    ///   - linter: what checks a version of the tables, with code of which some files are as they once were.
    package static func make(
        _ paths: [String], _ request: ScopeRequest, code: LintedCode? = nil,
        linter: (Workspace, LintedCode.EarlierCode) -> Linter
    ) async throws -> LintRun {
        var notes = code?.notes ?? []
        do {
            guard let comparison = try await ScopeComparison(paths, request) else {
                let workspace = try await Workspace.load(paths).including(code)
                let linter = await linter(workspace, [:]).informed(by: workspace, notes: &notes)
                    .spelled(by: workspace, notes: &notes)
                return LintRun(workspace, code, linter, await linter.check(workspace), notes, nil)
            }
            let new = try comparison.new.including(code)
            let newLinter = await linter(new, [:]).informed(by: new, notes: &notes).spelled(by: new, notes: &notes)
            let report = await newLinter.check(new)
            var scope = comparison.scope
            scope.compares(code: Set((code?.files ?? []).map(\.path)))
            if let old = try comparison.old?.including(code), scope.needsOlderFindings(for: report) {
                let earlier = try code.map { try comparison.earlier($0) } ?? [:]
                scope.learn(from: await linter(old, earlier).check(old))
            }
            return LintRun(new, code, newLinter, report, notes, scope)
        } catch let error as GitError {
            throw CommandFailure(error.sentence)
        }
    }

    private init(
        _ workspace: Workspace, _ code: LintedCode?, _ linter: Linter, _ everything: LintReport, _ notes: [String],
        _ scope: LintScope?
    ) {
        self.workspace = workspace
        self.code = code
        self.linter = linter
        self.everything = everything
        self.notes = notes
        self.scope = scope
    }

    /// What counts.
    package var report: LintReport { scope?.limiting(everything) ?? everything }

    /// Whether only findings on what changed count.
    package var isLimited: Bool { scope != nil }

    /// What the tables become by the fixes of what counts.
    func fixed(_ choice: FixChoice) async -> FixedProject {
        await FixedProject(
            workspace.project, findings: report.findings, with: linter, choosing: choice,
            load: { await workspace.project(of: $0) }, counts: { (scope?.limiting($0) ?? $0).findings })
    }

    /// The same run, of which everything counts.
    package var unlimited: LintRun { LintRun(workspace, code, linter, everything, notes, nil) }

    /// What counts and is not accepted by the baseline.
    ///
    /// The baseline is held against all findings, so that it is known which of its entries are still of use.
    package func report(
        accepting options: BaselineOptions, console: inout Console
    ) throws -> LintReport {
        guard let accepted = try LintBaseline.load(options, workspace) else { return report }
        let left = try accepted.applied(to: self, linter, console: &console)
        return scope?.limiting(left, baseline: accepted.path) ?? left
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
