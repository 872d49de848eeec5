import ArgumentParser
import CatalogCore
import CatalogLint
import CommandOutput
import InterfaceTexts
import LintRules
import Sessions
import Workspaces

/// The arguments of `lint` and their execution, shared by `fitloc` and `fitloc-sources`.
package struct LintArguments: ParsableArguments {
    /// The command's name and help.
    package static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check catalogs and legacy tables.",
        discussion: """
            Findings have the form path:line:column: severity: message [rule]. The exit status is 1 if there is an \
            error. Change this with --fail-on warning, note or never; --strict and --exit-zero are short for warning \
            and never. --language overrides the languages that every key must have; findings on other languages are \
            still shown.

            --fix repeats fixes that do not change what users read, apart from the defect itself, until none is left. \
            It prints what it fixed; --dry-run shows the diff. --unsafe adds fixes that may change what users read, or \
            that remove what a person wrote. It lists them and asks on a terminal; elsewhere it requires --yes. fitloc \
            rules RULE lists the fixes of a rule.

            Text output starts with the findings of the highest impact: errors and warnings, then a table of \
            untranslated texts by language, then the number of notes. --verbose lists everything, and so do --rule, \
            --since and --staged. Otherwise each rule has at most three lines, followed by the number of its other \
            findings, and a terminal shows at most 20 lines. --max sets another limit, for all rules together.

            With --sources, code in Swift and Objective-C is checked against the tables: missing keys, unused keys, arguments that do not \
            match, and hard-coded strings. Without paths, the sources in the configuration are checked too. A comment \
            // [fitloc:off RULE], after the code or alone on the line before, makes an exception.

            With --since and --staged, a finding is reported if its key is new or changed, or if its file is broken \
            and changed. A finding about a whole file, several keys or code is reported if it is new. A moved catalog \
            is compared with its earlier version. The configuration and the baseline are read from disk.

            One report is printed, as text unless --format is given. Each --format FORMAT=FILE also writes the same \
            findings to a file, even if the exit status is 1.

              fitloc lint --since origin/main
              fitloc lint --format github --format sarif=fitloc.sarif
              fitloc lint --fix --dry-run
              fitloc lint --sources Sources
            """)

    @OptionGroup var input: InputOptions

    @Option(
        help: ArgumentHelp(
            "Also check the code in this folder or file against the tables; repeatable.",
            valueName: "dir"),
        completion: .directory)
    var sources: [String] = []

    /// The files and folders of the compiler's output.
    @Option(
        name: .customLong("stringsdata"), parsing: .upToNextOption,
        help: ArgumentHelp(
            "Check the Swift code by the keys in .stringsdata files of Xcode's builds, or folders of them.",
            valueName: "path"),
        completion: .directory)
    package var stringsData: [String] = []

    @Flag(help: "Do not check the code that the configuration names.")
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
        for path in outputPaths { try OutputPath.validate(path) }
        try OutputPath.requireDistinct(outputPaths)
        if fixes.dryRun, reports.writesFiles {
            throw ValidationError("--dry-run writes no files; remove --output and the files from --format.")
        }
        if fixes.dryRun, !reports.printsText {
            throw ValidationError("--dry-run prints a diff instead of a report; remove --format.")
        }
        if fixes.fix, input.paths.contains(Workspace.standardInput) {
            throw ValidationError("--fix changes files, and standard input is none; name a file.")
        }
        if noSources, !sources.isEmpty { throw ValidationError("Give --sources or --no-sources, not both.") }
        let asked = rules.selection.only
        guard let rule = asked.min(), asked.allSatisfy(Self.isOverCode), sources.isEmpty else { return }
        // An error in the configuration is reported later, when the configuration is read for the checks.
        if (try? codeRequest()) == .some(.none) {
            throw ValidationError("The rule \(rule) checks Swift code; give its location with --sources.")
        }
    }

    /// Whether notes that accompany the results are suppressed.
    package var isQuiet: Bool { output.isQuiet }

    /// Checks, fixes and reports.
    ///
    /// - Parameter read: A closure that reads the code to check, or nil if no code is checked.
    package func lint(_ read: (() throws -> LintedCode)? = nil) async throws {
        var console = Console()
        var run = try await check(read)
        try run.workspace.requireRegistered(languages.tags)
        let outputs = try outputs(of: run)
        var fixer = FindingFixer(isDryRun: fixes.dryRun, styler: output.patchStyler)
        if fixes.fix {
            // A missing baseline ends the command before it writes anything.
            _ = try LintBaseline.load(baseline.settings, run.workspace)
            if !fixes.dryRun, try run.finishInterrupted() { run = try await check(read) }
            let choice = try fixes.choice(for: run.report.findings, styler: output.errorStyler)
            try await fixer.write(run.fixed(choice), to: &console)
            try await fixCode(of: run, with: &fixer, read, to: &console)
            if fixes.dryRun { return try finishDryRun(run, fixer, console) }
            if !fixer.fixed.isEmpty {
                let unread = Set(run.unread)
                run = try await check(read)
                // Files that could not be read before the fixes, but can be read now, were not fixed.
                try console.fail(unread.subtracting(run.unread).sorted { $0.path < $1.path })
            }
        }
        let tags = run.workspace.meant(by: languages.tags)
        try console.note(run.workspace.doubts(about: tags) + run.notes + run.idleSettings)
        try failUnread(in: run, &console)
        if baseline.newFile != nil, let file = outputs.last { return try finish(run, writingBaseline: file, console) }
        let report = try run.report(accepting: baseline.settings, requiring: tags, console: &console)
        try write(report, of: run, fixed: fixer.fixed, to: outputs, &console)
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

    /// Writes the findings as a baseline.
    ///
    /// After a failure, the existing baseline is kept, because the new one would lack findings. A file that cannot be
    /// parsed is such a failure.
    private func finish(_ run: LintRun, writingBaseline file: OutputFile, _ console: consuming Console) throws {
        let path = file.path
        try console.failBroken(in: run.workspace.project)
        guard console.isFine else {
            try console.note(Texts.Baseline.incomplete(path: VisibleText.path(path)).resolved)
            return try console.finish()
        }
        let count = try LintBaseline.write(run.report, of: run.workspace, to: file)
        if !output.isQuiet {
            try console.write("\(Texts.Baseline.written(count: count, path: VisibleText.path(path)))\n")
            try BaselineNaming(of: path, in: run.workspace)?.propose(output.errorStyler, &console)
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
            selection: rules.selection,
            settings: workspace.lintSettings(requiring: workspace.meant(by: languages.tags)),
            sources: code?.checks(workspace.project, earlier))
    }
}
