import CatalogLint
import CatalogReports
import CommandOutput
import Foundation
import LintRules
import StringTables
import Workspaces

/// The findings in the current folder under a proposed configuration.
package struct FirstFindings: Sendable {
    private let workspace: Workspace
    private let report: LintReport
    /// The checks of the code; nil to check no code.
    private let checks: SourceChecks?

    /// The minimum percentage of texts that makes a language nearly complete.
    ///
    /// With a baseline, the gaps of such a language are accepted individually instead of becoming warnings.
    private static let nearlyComplete = 95

    /// Checks the current folder under a proposed configuration, with all candidate rules switched on.
    ///
    /// - Parameters:
    ///   - code: The Swift code that the configuration names, or nil to check no code.
    ///   - earlier: The findings under another draft, which names the same code.
    package init(
        under draft: ConfigurationDraft, code: LintedCode?, after earlier: FirstFindings? = nil
    ) async throws(CommandFailure) {
        let text = Array(draft.text.utf8)
        let tables = try await Workspace.load([], proposing: text)
        workspace = try tables.including(code: code?.files.map(\.path) ?? [], proposing: text)
        let severities = Dictionary(uniqueKeysWithValues: Self.candidates.map { ($0, Severity.warning) })
        // The analysis of the code depends on the tables alone.
        checks = earlier?.checks(beside: workspace.project) ?? code?.checks(workspace.project, [:])
        let linter = Linter(
            selection: RuleSelection(severities: severities), settings: workspace.lintSettings(requiring: nil),
            sources: checks)
        report = await linter.check(workspace.project, isComplete: workspace.isComplete)
    }

    /// Returns the checks of the code if they were made beside the same tables.
    private func checks(beside project: Project) -> SourceChecks? {
        let isSame = workspace.project.files.elementsEqual(project.files) { $0.path == $1.path && $0.bytes == $1.bytes }
        return isSame ? checks : nil
    }

    /// The rules to switch on if they have findings.
    ///
    /// These rules check tables, are off by default and on in `strict`, were precise on real catalogs, and are not
    /// about comments.
    private static let candidates: [RuleID] = RuleSet.standard.profiles.filter { profile in
        guard let measurement = profile.evidence, let precision = measurement.precision else { return false }
        return profile.rule.severity == .off && profile.severity(in: .strict) != .off && profile.rule.scope != .source
            && profile.rule.category != .metadata && precision >= 0.95
            && measurement.read >= min(20, measurement.findings)
    }.map(\.rule.id)

    /// Returns the settings that the findings suggest.
    ///
    /// - Parameter isAccepting: Whether a baseline will accept the findings, so that gaps in nearly complete languages
    ///   can stay errors.
    package func choices(for survey: ProjectSurvey, isAccepting: Bool) -> ConfigurationChoices {
        let complete = survey.languages.filter { $0.textCount * 100 >= $0.keyCount * Self.nearlyComplete }.map(
            \.language)
        let gaps = report.findings.filter { finding in
            guard isGap(finding), let language = finding.language else { return false }
            return !isAccepting || !complete.contains { $0.isSameLanguage(as: language) }
        }
        var choices = ConfigurationChoices()
        choices.gaps = Dictionary(grouping: gaps.compactMap(\.language?.canonical), by: \.self)
            .map { ($0.key, $0.value.count) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
        choices.gapRules = Set(gaps.map(\.rule)).sorted()
        let found = Dictionary(grouping: report.findings, by: \.rule)
        choices.switchedOn = Self.candidates.compactMap { rule in found[rule].map { (rule, $0.count) } }
        choices.baseline = isAccepting && !acceptable.isEmpty ? ConfigurationChoices.baselineName : nil
        return choices
    }

    /// The number of errors that are not gaps.
    package var errorCount: Int { report.findings.count { isReal($0) } }

    /// The number of findings that a baseline would accept.
    package var acceptableCount: Int { acceptable.count }

    /// Returns a baseline file that accepts all findings except errors that are not gaps, and the number of accepted
    /// findings.
    package func baseline(at path: String) -> (file: NewFile, count: Int) {
        let accepted = LintReport(
            findings: acceptable, fileCount: report.fileCount, sourceCount: report.sourceCount,
            keyCounts: report.keyCounts)
        let (bytes, count) = LintBaseline.contents(accepting: accepted, of: workspace, at: path)
        return (NewFile(path: path, bytes: bytes, summary: "", below: "."), count)
    }

    private var acceptable: [Finding] { report.findings.filter { !isReal($0) } }

    private func isGap(_ finding: Finding) -> Bool {
        finding.severity == .error && RulePreset.gaps.contains(finding.rule)
    }

    private func isReal(_ finding: Finding) -> Bool {
        finding.severity == .error && !RulePreset.gaps.contains(finding.rule)
    }
}
