import ArgumentParser
import CommandSupport
import XCStringsKit

extension LintReportFormat: ExpressibleByArgument {}

/// Checks tables.
struct Lint: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check catalogs and legacy tables.",
        discussion: """
            Findings read path:line:column: severity: message [rule]. The status is 1 when there is an error, with \
            --strict also when there is a warning; notes never fail. --language names the languages that every key must \
            have, in place of the configuration's; findings on other languages are shown all the same.
            """)

    @OptionGroup var input: InputOptions

    @OptionGroup var languages: LanguageOptions
    @OptionGroup var rules: RuleSelectionOptions

    @Flag(help: "Fail on warnings too.")
    var strict = false

    @Flag(help: "Mend what can be mended without changing a meaning; report the rest.")
    var fix = false

    @Option(help: ArgumentHelp("text, xcode, github or json.", valueName: "format"))
    var format: LintReportFormat = .text

    @OptionGroup var baseline: BaselineOptions
    @OptionGroup var output: OutputOptions

    func run() async throws {
        var console = Console()
        var (report, workspace) = try await check()
        if fix, try FindingFixer.write(report.findings, of: workspace.project.files, to: &console) {
            (report, workspace) = try await check()
        }
        try console.fail(workspace.failures)
        if let path = baseline.newFile {
            let count = try LintBaseline.write(report, of: workspace, to: path)
            if !output.isQuiet { try console.write("\(Texts.Baseline.written(count: count, path: path))\n") }
            return try console.finish()
        }
        if let accepted = try LintBaseline.load(baseline, workspace) {
            report = try accepted.applied(to: report, of: workspace, linter(workspace), console: &console)
        }
        let findings = report.rendered(as: format, in: LintReportContext(styler: output.styler))
        try console.write(findings)
        if format == .text, !output.isQuiet {
            try console.write((findings.isEmpty ? "" : "\n") + LintSummary(report, styler: output.styler).text())
        }
        if report.fails(strict: strict) { console.end(with: .findings) }
        try console.finish()
    }

    private func check() async throws -> (report: LintReport, workspace: Workspace) {
        let workspace = try await Workspace.load(input.paths)
        return (await linter(workspace).check(workspace.project, isComplete: workspace.isComplete), workspace)
    }

    private func linter(_ workspace: Workspace) -> Linter {
        Linter(selection: rules.selection, settings: workspace.lintSettings(requiring: languages.tags))
    }
}
