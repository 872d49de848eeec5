import ArgumentParser
import XCStringsKit

/// The arguments of `lint` and their execution, shared by `fitloc` and `fitloc-sources`.
package struct LintArguments: ParsableArguments {
    /// The command's name and help.
    package static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check catalogs and legacy tables.",
        discussion: """
            Findings read path:line:column: severity: message [rule]. The status is 1 when there is an error; --fail-on \
            warning, note or never says otherwise, --strict and --exit-zero are short for two of them. --language names the languages that every key must \
            have, in place of the configuration's; findings on other languages are shown all the same.

            --fix makes fixes after which nobody reads anything else, but for the defect itself, again and again until \
            none is left, and says what it fixed; --dry-run shows the diff. --unsafe adds fixes that may change what \
            people read, or that take out what a person wrote: on a terminal it lists them and asks, elsewhere it wants \
            --yes. fitloc rules RULE says which fixes a rule has.

            Text begins with what costs people most: errors and warnings, then a table of what is to be translated by \
            language, then the number of notes; --verbose lists all, and so do --rule, --since and --staged. On a \
            terminal 20 lines are printed at most, with the number of the rest; elsewhere all.

            With --sources, or with sources in the configuration where no path is given, Swift code is checked against \
            the tables: keys that no table has, keys that nothing uses, arguments that don't fit, texts that are written \
            into code. In code a comment // [fitloc:off RULE], behind \
            what it speaks of or alone in the line before, makes an exception.

            With --since and --staged a finding counts where its key is new or anything of it changed, or where its file \
            is broken and changed; one about a whole file, about several keys, or in code, where it was not there before. A \
            catalog that was moved is compared with what it was. Configuration and baseline are those that lie on disk.

            What is printed is one format, text unless --format says otherwise; each --format FORMAT=FILE writes a file \
            beside it, from the same findings. A file is there also when the status is 1.

              fitloc lint --since origin/main
              fitloc lint --format github --format sarif=fitloc.sarif
              fitloc lint --fix --dry-run
              fitloc lint --sources Sources
            """)

    @OptionGroup var input: InputOptions

    @Option(
        help: ArgumentHelp(
            "Also check the Swift code below this folder, or this file, against the tables; repeatable.",
            valueName: "dir"),
        completion: .directory)
    var sources: [String] = []

    @Flag(help: "Don't check the Swift code that the configuration names.")
    var noSources = false

    @OptionGroup var scope: ScopeOptions
    @OptionGroup var languages: LanguageOptions
    @OptionGroup var rules: RuleSelectionOptions

    @OptionGroup var failure: FailureOptions

    @OptionGroup var fixes: FixOptions

    @OptionGroup var reports: ReportOptions

    @OptionGroup var findings: FindingOptions
    @OptionGroup var baseline: BaselineOptions
    @OptionGroup var output: OutputOptions

    /// Creates arguments with their defaults.
    package init() {}

    /// The Swift code to check, as given on the command line.
    package var sourcePaths: [String] { sources }

    /// Rejects contradictory options and rules that need code when no code is checked.
    package func validate() throws {
        try scope.validate(paths: input.paths, isFixing: fixes.fix, isWritingBaseline: baseline.newFile != nil)
        if fixes.dryRun, reports.writesFiles {
            throw ValidationError("--dry-run prints a diff and writes nothing; leave out the files of reports.")
        }
        if noSources, !sources.isEmpty { throw ValidationError("Give --sources or --no-sources, not both.") }
        let asked = rules.selection.only
        guard let rule = asked.min(), asked.allSatisfy(Self.isOverCode), sources.isEmpty else { return }
        // An error in the configuration is reported later, when the configuration is read for the checks.
        if (try? codeRequest()) == .some(.none) {
            throw ValidationError("\(rule) is a rule over Swift code: say with --sources where that lies.")
        }
    }

    /// Whether notes that accompany the results are suppressed.
    package var isQuiet: Bool { output.isQuiet }

    /// Checks, fixes and reports.
    ///
    /// - Parameter read: A closure that reads the code to check, or nil if no code is checked.
    package func run(_ read: (() throws -> LintedCode)? = nil) async throws {
        try languages.requireRegistered()
        var console = Console()
        var run = try await check(read)
        var fixer = FindingFixer(isDryRun: fixes.dryRun, styler: output.patchStyler)
        if fixes.fix {
            let choice = try fixes.choice(for: run.report.findings, styler: output.errorStyler)
            try await fixer.write(run.fixed(choice), to: &console)
            try await fixCode(of: run, with: &fixer, read, to: &console)
            if fixes.dryRun { return try finishDryRun(run, fixer, console) }
            if !fixer.fixed.isEmpty { run = try await check(read) }
        }
        try console.note(run.workspace.doubts(about: languages.tags) + run.notes)
        try failUnread(in: run, &console)
        if let path = baseline.newFile {
            let count = try LintBaseline.write(run.report, of: run.workspace, to: path)
            if !output.isQuiet { try console.write("\(Texts.Baseline.written(count: count, path: path))\n") }
            return try console.finish()
        }
        let report = try run.report(accepting: baseline, console: &console)
        try write(report, of: run, fixed: fixer.fixed, to: &console)
        if report.fails(at: failure.severity) { console.end(with: .findings) }
        try console.finish()
    }

    /// The maximum number of passes over code, because one fix may depend on another.
    private static let codeRounds = 10

    private func fixCode(
        of run: LintRun, with fixer: inout FindingFixer, _ read: (() throws -> LintedCode)?, to console: inout Console
    ) async throws {
        guard var code = run.code else { return }
        var findings = run.report.findings
        for _ in 0..<Self.codeRounds {
            guard try fixer.write(findings, ofCode: code.files, to: &console), !fixes.dryRun else { return }
            let next = try await check(read)
            guard let nextCode = next.code else { return }
            (code, findings) = (nextCode, next.report.findings)
        }
    }

    /// Ends a dry run.
    ///
    /// Standard output has only the diff, so that `git apply` accepts it.
    private func finishDryRun(_ run: LintRun, _ fixer: FindingFixer, _ console: consuming Console) throws {
        try failUnread(in: run, &console)
        if !output.isQuiet {
            try console.note(FixSummary(fixer.fixed).planned().split(separator: "\n").map(String.init))
        }
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
