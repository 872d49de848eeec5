import ArgumentParser
import CommandSupport
import XCStringsKit

/// The command that compares two versions of tables.
struct Diff: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show what changed between two versions, by key, language and part.",
        discussion: """
            Two files or folders, or revisions as in git diff: none compares HEAD with the work tree, one that revision \
            with the work tree, two with each other; A..B and A...B (from their merge base) are known too. A last \
            argument that is no revision but a file or folder limits the comparison to it. A key with \
            the same texts under another name is renamed; a changed source text names the translations that are now \
            suspect. Catalogs are compared with the legacy tables that they replaced.

              fitloc diff old.xcstrings new.xcstrings
              fitloc diff main...HEAD --format markdown -- Localizable
            """)

    @Argument(
        help: ArgumentHelp("A file or folder, or a revision.", valueName: "version"), completion: .offers(.versions))
    var first: String?

    @Argument(help: ArgumentHelp("What it is compared with.", valueName: "other"), completion: .offers(.versions))
    var second: String?

    @Argument(
        parsing: .postTerminator,
        help: ArgumentHelp("Behind --: the files and folders to compare, of revisions.", valueName: "path"),
        completion: .offers(.inputs))
    var paths: [String] = []

    @Option(help: ArgumentHelp("text, markdown or json.", valueName: "format"))
    var format: Format = .text

    @Flag(help: "End with status 1 where there are differences.")
    var exitCode = false

    @OptionGroup var output: OutputOptions

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, markdown, json
    }

    func run() async throws {
        var console = Console()
        let request = try ComparisonRequest([first, second].compactMap { $0 }, paths: paths)
        let difference = try await request.difference(reportingTo: &console)
        switch format {
        case .text: try console.write(DifferenceText(difference, styler: output.styler).text(isQuiet: output.isQuiet))
        case .markdown: try console.write(DifferenceMarkdown.rendered(difference))
        case .json: try console.write(DifferenceJSON.rendered(difference))
        }
        if exitCode, !difference.isEmpty { console.end(with: .findings) }
        try console.finish()
    }
}
