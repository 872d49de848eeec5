import ArgumentParser
import CommandSupport
import ProjectReport
import XCStringsKit

/// The command that writes a report on a project as a web page, Markdown or JSON.
struct Report: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write coverage, history, findings and changes into one file.",
        discussion: """
            A page that a build attaches and anybody opens: how far each language is, now and at up to 30 commits before, \
            what is to be translated, what the rules of fitloc lint found, and with --since what changed. It loads nothing \
            from elsewhere and can be searched, sorted and printed. Tables show 2000 rows at most and 200 findings of a \
            rule, with the number of the rest. Swift code is not looked at.

            Markdown is short enough for the comment on a pull request; its first line is hidden there and says fitloc \
            report, so that a program finds its comment again. JSON has everything.

            The status is 0 whatever was found: a report tells, fitloc lint judges. It is 2 where a file could not be \
            read; the others are reported on, and the report names it.

              fitloc report -o report.html
              fitloc report --since origin/main --format markdown
              fitloc report Localizable --language pt-BR --format json
            """)

    @OptionGroup var input: InputOptions

    @Option(
        help: ArgumentHelp(
            "Also what changed and what is newly found since the merge base of this revision and HEAD; the work tree is "
                + "included.", valueName: "ref"), completion: .offers(.revisions))
    var since: String?

    @OptionGroup var languages: LanguageOptions

    @Option(
        help: ArgumentHelp(
            "html, markdown or json, where the ending of -o does not say it; html by default.", valueName: "format"))
    var format: ReportFormat?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("A file that ends in .html, .md or .json; replaced where it is there.", valueName: "path"),
        completion: .file())
    var output: String?

    @Flag(name: .dryRun, help: "Print a unified diff of what -o would write; write nothing.")
    var dryRun = false

    @OptionGroup var printing: OutputOptions

    private var file: String? { output == Workspace.standardInput ? nil : output }

    func validate() throws {
        if let file, format == nil, ReportFormat(ofPath: file) == nil {
            throw ValidationError(
                "“\(VisibleText.shown(file))” does not end in .html, .md or .json; --format says what to write.")
        }
        if dryRun, file == nil { throw ValidationError("--dry-run shows what -o would write; name a file.") }
        if since != nil, input.paths.contains(Workspace.standardInput) {
            throw ValidationError("Standard input has no older version to compare with; leave out --since.")
        }
    }

    func run() async throws {
        let format = format ?? file.flatMap { ReportFormat(ofPath: $0) } ?? .html
        if file == nil, format == .html, printing.isTerminal { throw CommandFailure(Texts.Report.terminal) }
        var console = Console()
        let request = ReportRequest(paths: input.paths, languages: languages.tags, since: since)
        let report = try await ProjectReport.read(request, reportingTo: &console)
        try console.write(text(of: report, as: format), toFile: file, isDryRun: dryRun, printing)
        try console.finish()
    }

    private func text(of report: ProjectReport, as format: ReportFormat) -> String {
        switch format {
        case .html: ReportPage(report).text()
        case .markdown: ReportMarkdown(report).text()
        case .json: ReportJSON(report, context: LintReportContext(styler: .plain)).text()
        }
    }
}
