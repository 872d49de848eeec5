import CatalogLint
import LintRules
import StringTables
import SwiftSources
import Workspaces

/// A check of a folder, with the same results as `fitloc lint`.
struct FolderCheck: Sendable {
    private let memory: ConfigurationMemory

    /// Creates a check.
    ///
    /// - Parameter memory: The substitutes for configurations that cannot be read.
    init(_ memory: ConfigurationMemory) {
        self.memory = memory
    }

    /// Returns all findings except those in the baseline.
    func findings(
        in tables: LoadedTables?, beside code: AnalyzedCode?, evidence: EvidenceFinder?
    ) async -> [Finding] {
        guard let tables else { return [] }
        let files = code?.project.sources.code.files.map(\.path) ?? []
        let workspace = (try? tables.workspace.including(code: files, remembering: memory)) ?? tables.workspace
        let checks = code.flatMap { code in
            evidence.map { SourceChecks(code.analysis, whole: code.project.whole, finder: $0) }
        }
        var notes: [String] = []
        let linter = await Linter(
            selection: RuleSelection(), settings: workspace.lintSettings(requiring: nil), sources: checks
        ).informed(by: workspace, notes: &notes).spelled(by: workspace, notes: &notes)
        let report = await linter.check(workspace.project, isComplete: workspace.isComplete)
        return workspace.leavingAccepted(report).findings
    }

    /// Returns the findings in an edited Swift file that follow from the file and from what is known of the project.
    ///
    /// - Parameter code: The analysis of the project with an earlier text of the file.
    /// - Returns: The findings of the rules of `isOfOneFile`, or nil if the file does not belong to the project.
    func findings(inCodeAt path: String, holding bytes: [UInt8], of code: AnalyzedCode) async -> [Finding]? {
        guard let edited = code.analysis.editing(path, holding: bytes) else { return nil }
        let tables = code.project.tables.workspace
        let workspace = (try? tables.including(code: [path], remembering: memory)) ?? tables
        let linter = Linter(
            selection: RuleSelection(), settings: workspace.lintSettings(requiring: nil),
            sources: SourceChecks(ofFile: edited))
        return Self.leavingAccepted(await linter.check(codeBeside: workspace.project), in: workspace)
    }

    /// Returns findings without those in the baseline.
    static func leavingAccepted(_ findings: [Finding], in workspace: Workspace) -> [Finding] {
        let report = LintReport(findings: findings, fileCount: 1, sourceCount: 1, keyCounts: [:])
        return workspace.leavingAccepted(report).findings
    }

    /// Returns whether a rule for code finds the same in an edited file alone.
    static func isOfOneFile(_ rule: RuleID) -> Bool { SourceChecks.rulesOfFiles.contains(rule) }

    /// Returns the findings in one file and its table, from rules that need nothing else.
    static func findings(inFileAt path: String, of tables: LoadedTables) async -> [Finding] {
        let project = tables.workspace.project
        let whole: Project
        if let broken = tables.broken[path] {
            whole = broken.project
        } else if let table = project.tables.first(where: { $0.files.contains { $0.path == path } }) {
            let paths = Set(table.files.map(\.path))
            whole = Project(tables: [table], files: project.files.filter { paths.contains($0.path) })
        } else {
            whole = Project(tables: [], files: project.files.filter { $0.path == path })
        }
        let linter = Linter(selection: RuleSelection(), settings: tables.settings)
        let report = await linter.check(whole, isComplete: false)
        return tables.workspace.leavingAccepted(report).findings.filter { isLocal($0.rule) }
    }

    /// Returns whether a rule needs only the table.
    static func isLocal(_ rule: RuleID) -> Bool {
        guard let description = RuleSet.standard.description(of: rule) else { return true }
        switch description.scope {
        case .unit, .entry, .catalog, .file: return !slow.contains(rule)
        case .project, .source: return false
        }
    }

    /// Rules that run other programs, or that need the findings of all other rules.
    private static let slow = Set(RuleSet.standard.needingHistory).union(["spelling", "unmatched-suppression"])
}
