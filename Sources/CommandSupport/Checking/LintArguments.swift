import ArgumentParser
import XCStringsKit

extension LintReportFormat: ExpressibleByArgument {}

/// What `lint` takes, and what it does with it; the same in both programs.
package struct LintArguments: ParsableArguments {
    /// What the command says of itself.
    package static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check catalogs and legacy tables.",
        discussion: """
            Findings read path:line:column: severity: message [rule]. The status is 1 when there is an error, with \
            --strict also when there is a warning; notes never fail. --language names the languages that every key must \
            have, in place of the configuration's; findings on other languages are shown all the same.

            With --sources Swift code is checked against the tables: keys that no table has, keys that nothing uses, \
            arguments that don't fit, texts that are written into code. In code a comment // [fitloc:off RULE], behind \
            what it speaks of or alone in the line before, makes an exception.

            With --since and --staged a finding counts where its key is new or anything of it changed, or where its file \
            is broken and changed; one about a whole file, about several keys, or in code, where it was not there before. A \
            catalog that was moved is compared with what it was. Configuration and baseline are those that lie on disk.

            fitloc lint --since origin/main
            fitloc lint --sources Sources
            """)

    @OptionGroup var input: InputOptions

    @Option(
        help: ArgumentHelp(
            "Also check the Swift code below this folder, or this file, against the tables; repeatable.",
            valueName: "dir"),
        completion: .directory)
    var sources: [String] = []

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

    /// Creates arguments with their defaults.
    package init() {}

    /// The Swift code that is to be checked, as it was given.
    package var sourcePaths: [String] { sources }

    /// Refuses what contradicts itself, and questions that nothing here could answer.
    package func validate() throws {
        try scope.validate(paths: input.paths, isFixing: fix, isWritingBaseline: baseline.newFile != nil)
        let asked = rules.selection.only
        let overCode = asked.filter { RuleSet.standard.description(of: $0)?.scope == .source }
        if sources.isEmpty, let rule = overCode.min(), overCode == asked {
            throw ValidationError("\(rule) is a rule over Swift code: say with --sources where that lies.")
        }
    }

    /// Checks, mends and reports.
    ///
    /// - Parameter read: reads the code that is to be checked; nil where none is.
    package func run(_ read: (() throws -> LintedCode)? = nil) async throws {
        var console = Console()
        var run = try await check(read)
        if fix, try FindingFixer.write(run.report.findings, of: run.files, to: &console) {
            run = try await check(read)
        }
        try console.note(run.notes)
        try console.fail(run.workspace.failures + (run.code?.failures ?? []))
        if let path = baseline.newFile {
            let count = try LintBaseline.write(run.report, of: run.workspace, to: path)
            if !output.isQuiet { try console.write("\(Texts.Baseline.written(count: count, path: path))\n") }
            return try console.finish()
        }
        let report = try run.report(accepting: baseline, console: &console)
        let findings = report.rendered(as: format, in: LintReportContext(styler: output.styler))
        try console.write(findings)
        if format == .text, !output.isQuiet {
            let summary = LintSummary(report, isLimited: run.isLimited, styler: output.styler)
            try console.write((findings.isEmpty ? "" : "\n") + summary.text())
        }
        if report.fails(strict: strict) { console.end(with: .findings) }
        try console.finish()
    }

    private func check(_ read: (() throws -> LintedCode)?) async throws -> LintRun {
        let code = try read?()
        return try await LintRun.make(input.paths, scope.request, code: code) { linter($0, code, $1) }
    }

    private func linter(
        _ workspace: Workspace, _ code: LintedCode?, _ earlier: LintedCode.EarlierCode
    ) -> Linter {
        Linter(
            selection: rules.selection, settings: workspace.lintSettings(requiring: languages.tags),
            sources: code?.checks(workspace.project, earlier))
    }
}

extension LintRun {
    /// All files that findings may be in.
    fileprivate var files: [LoadedFile] { workspace.project.files + (code?.files ?? []) }
}
