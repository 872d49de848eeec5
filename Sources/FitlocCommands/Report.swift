import ArgumentParser
import CatalogCore
import CommandOutput
import InterfaceTexts
import LintReports
import ProgramSupport
import ProjectReport
import Workspaces

extension ReportFormat: ExpressibleByArgument {}

/// The command that writes a report on a project as a web page, Markdown or JSON.
struct Report: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Write coverage, history, findings and changes to one file.",
        discussion: """
            Creates a page to attach to a build. It shows the coverage of each language now and in up to 30 earlier \
            commits, untranslated texts, the findings of fitloc lint, and what changed since the nearest tag before \
            the current commit, or since the revision of --since. It loads nothing from the network and can be \
            searched, sorted and printed. Tables show at most 2000 rows and 200 findings per rule, with the number of \
            remaining rows. Swift code is not checked.

            Markdown is short enough for a comment on a pull request. Its first line is hidden and contains fitloc \
            report, so that a program can find the comment again. JSON contains everything.

            Findings do not affect the exit status; use fitloc lint to fail a build. The status is 2 if a file cannot \
            be read. The report then names that file and covers the others.

              fitloc report -o report.html
              fitloc report --since origin/main --format markdown
              fitloc report Localizable --language pt-BR --format json
            """)

    @OptionGroup var input: InputOptions

    @Option(
        help: ArgumentHelp(
            "Report changes and new findings since the merge base of this revision and HEAD; includes the work tree. "
                + "Default: the changes since the nearest tag.", valueName: "ref"), completion: .offers(.revisions))
    var since: String?

    @OptionGroup var languages: LanguageOptions

    @Option(
        help: ArgumentHelp(
            "The output format: html, markdown or json. Default: from the extension of -o, else html.",
            valueName: "format"))
    var format: ReportFormat?

    @Flag(help: "The same as --format json.")
    var json = false

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The output file: .html, .md or .json. An existing file is replaced.", valueName: "path"),
        completion: .file())
    var output: String?

    @Flag(name: .dryRun, help: "Print a unified diff of what -o would write; write nothing.")
    var dryRun = false

    @OptionGroup var printing: OutputOptions

    private var chosen: ReportFormat? { json ? .json : format }

    private var file: String? { output == Workspace.standardInput ? nil : output }

    func validate() throws {
        try OutputPath.validate(output)
        if let file, chosen == nil, ReportFormat(ofPath: file) == nil {
            throw ValidationError(
                "“\(VisibleText.shown(file))” does not end in .html, .md or .json; give --format.")
        }
        if dryRun, file == nil { throw ValidationError("--dry-run requires -o with a file.") }
        if since != nil, input.paths.contains(Workspace.standardInput) {
            throw ValidationError("Standard input has no earlier version to compare with; remove --since.")
        }
    }

    func run() async throws {
        let format = chosen ?? file.flatMap { ReportFormat(ofPath: $0) } ?? .html
        if file == nil, format == .html, printing.isTerminal { throw CommandFailure(Texts.Report.terminal) }
        var console = Console()
        let request = ReportRequest(paths: input.paths, languages: languages.tags, since: since)
        let report = try await ProjectReport.read(request, reportingTo: &console)
        try console.write(
            text(of: report, as: format), toFile: file, reading: report.inputs, isDryRun: dryRun, printing.settings)
        try console.finish()
    }

    private func text(of report: ProjectReport, as format: ReportFormat) -> String {
        switch format {
        case .html: ReportPage(report).text()
        case .markdown: ReportMarkdown(report).text()
        case .json:
            ReportJSON(report, context: LintReportContext(styler: .plain, acceptedCount: report.acceptedCount)).text()
        }
    }
}
