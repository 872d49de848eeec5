import CatalogCore
import CatalogLint
import CatalogRuntime
import CompactStorage

/// The checks of code whose findings are kept between runs.
///
/// If all inputs are those of the last run, its findings are reported again, and the code is not analyzed. A check that
/// did not run then, or that asks something else of the project context now, analyzes the code.
package final class KeptChecks: Sendable {
    private let path: String
    private let inputs: ContentDigest
    /// The files that findings can be in, by path.
    private let files: [String: TableFile]
    private let analyze: @Sendable () -> SourceChecks
    private let state: Locked<State>

    private struct State: Sendable {
        /// What the last run with the same inputs found.
        var kept: KeptFindings?
        /// The checks of the analyzed code.
        var checks: SourceChecks?
        /// What this run found that the last one did not.
        var new: KeptFindings?
    }

    /// Creates checks.
    ///
    /// - Parameters:
    ///   - path: The path of the file with the findings of the last run.
    ///   - files: The files of code.
    ///   - tables: The tables beside them.
    ///   - analyze: Analyzes the code and creates its checks.
    package init(
        at path: String, _ inputs: AnalysisInputs, files: [(path: String, bytes: [UInt8])], tables: [any StringTable],
        analyze: @escaping @Sendable () -> SourceChecks
    ) {
        self.path = path
        self.inputs = inputs.digest
        let known = files.map { TableFile(untabled: $0.path, bytes: $0.bytes) } + tables.flatMap(\.files)
        self.files = Dictionary(known.map { ($0.path, $0) }) { first, _ in first }
        self.analyze = analyze
        state = Locked(State(kept: KeptFindings(reading: path, for: self.inputs)))
    }

    /// The checks for a linter.
    package var checks: SourceChecks {
        let (kept, whole) = state.withLock { state in (state.kept, state.kept == nil ? made(&state) : nil) }
        var checks = SourceChecks(
            SourceChecks.rules.map { KeptCheck(rule: $0, run: self) },
            suppressions: whole?.suppressions ?? kept?.suppressions.compactMap { $0.suppression(in: files) } ?? [],
            fileCount: whole?.fileCount ?? kept?.fileCount ?? 0, isCutOff: whole?.isCutOff ?? kept?.isCutOff ?? false)
        checks.whenChecked = { self.save() }
        return checks
    }

    /// Returns the checks of the analyzed code.
    private func made(_ state: inout State) -> SourceChecks {
        if let checks = state.checks { return checks }
        let checks = analyze()
        state.checks = checks
        return checks
    }

    /// Runs the check of a rule, or reports its findings of the last run.
    fileprivate func check(
        _ rule: any Rule.Type, _ context: ProjectContext, into findings: inout FindingSink
    ) {
        let id = rule.description.id
        let digest = ContextInputs(context).digest
        let (kept, check) = state.withLock { state -> ([KeptFinding]?, (any SourceCheck)?) in
            if let kept = state.kept, kept.context == digest, let found = kept.findings[id.name] { return (found, nil) }
            return (nil, made(&state).checks.first { $0.rule.description.id == id })
        }
        if let kept {
            for finding in kept { finding.report(to: &findings, in: files) }
            return
        }
        let start = findings.drafts.count
        check?.check(context, into: &findings)
        keep(findings.drafts[start...], of: id, digest)
    }

    /// Keeps the findings of a rule, if all of them can be reported again.
    private func keep(_ drafts: ArraySlice<FindingDraft>, of rule: RuleID, _ context: ContentDigest) {
        let found = drafts.compactMap { KeptFinding($0, in: files) }
        guard found.count == drafts.count else { return }
        state.withLock { state in
            var new = state.new ?? state.kept ?? KeptFindings(made(&state), inputs: inputs, context: context)
            if new.context != context { (new.context, new.findings) = (context, [:]) }
            new.findings[rule.name] = found
            state.new = new
        }
    }

    private func save() {
        guard let new = state.withLock({ $0.new }) else { return }
        new.save(at: path)
    }
}

/// The check of one rule, whose findings are kept between runs.
private struct KeptCheck: SourceCheck {
    let rule: any Rule.Type
    let run: KeptChecks

    func check(_ project: ProjectContext, into findings: inout FindingSink) {
        run.check(rule, project, into: &findings)
    }
}
