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

            With --since and --staged a finding counts where its key is new or anything of it changed, or where its file \
            is broken and changed; one about a whole file, or about several keys, where it was not there before. A \
            catalog that was moved is compared with what it was. Configuration and baseline are those that lie on disk.

            fitloc lint --since origin/main
            fitloc lint --staged
            """)

    @OptionGroup var input: InputOptions

    @OptionGroup var scope: ScopeOptions
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

    func validate() throws {
        try scope.validate(paths: input.paths, isFixing: fix, isWritingBaseline: baseline.newFile != nil)
    }

    func run() async throws {
        var console = Console()
        var run = try await check()
        if fix, try FindingFixer.write(run.report.findings, of: run.workspace.project.files, to: &console) {
            run = try await check()
        }
        try console.note(run.notes)
        try console.fail(run.workspace.failures)
        if let path = baseline.newFile {
            let count = try LintBaseline.write(run.report, of: run.workspace, to: path)
            if !output.isQuiet { try console.write("\(Texts.Baseline.written(count: count, path: path))\n") }
            return try console.finish()
        }
        let report = try run.report(accepting: baseline, linter(run.workspace), console: &console)
        let findings = report.rendered(as: format, in: LintReportContext(styler: output.styler))
        try console.write(findings)
        if format == .text, !output.isQuiet {
            let summary = LintSummary(report, isLimited: run.isLimited, styler: output.styler)
            try console.write((findings.isEmpty ? "" : "\n") + summary.text())
        }
        if report.fails(strict: strict) { console.end(with: .findings) }
        try console.finish()
    }

    private func check() async throws -> LintRun {
        try await LintRun.make(input.paths, scope.request) { linter($0) }
    }

    private func linter(_ workspace: Workspace) -> Linter {
        Linter(selection: rules.selection, settings: workspace.lintSettings(requiring: languages.tags))
    }
}
