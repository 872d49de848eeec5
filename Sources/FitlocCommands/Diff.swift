import ArgumentParser
import CatalogComparison
import CommandOutput
import ProgramSupport
import Sessions

/// The command that compares two versions of tables.
struct Diff: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff",
        abstract: "Show what changed between two versions, by key, language and part.",
        discussion: """
            Compares two files or folders, or git revisions as git diff does. Without revisions, HEAD is compared with \
            the work tree; one revision is compared with the work tree, and two with each other. A..B and A...B (from \
            the merge base) are supported. A last argument that names a file or folder, not a revision, limits the \
            comparison. A key with the same texts under another name is reported as renamed. A changed source text \
            lists the translations that may be outdated. Catalogs are compared with the legacy tables that they \
            replaced.

            --language shows only texts in these languages, and added, removed and renamed keys. With the source \
            language and --exit-code, it tells whether source texts changed since a tag.

              fitloc diff old.xcstrings new.xcstrings
              fitloc diff main...HEAD --format markdown -- Localizable
              fitloc diff --staged
              fitloc diff v1.2 --stat
              fitloc diff freeze --language en --exit-code
            """)

    @Argument(
        help: ArgumentHelp("A file, a folder or a git revision.", valueName: "version"), completion: .offers(.versions))
    var first: String?

    @Argument(
        help: ArgumentHelp("The file, folder or revision to compare it with.", valueName: "other"),
        completion: .offers(.versions))
    var second: String?

    @Argument(
        parsing: .postTerminator,
        help: ArgumentHelp("After --: the files and folders to compare between revisions.", valueName: "path"),
        completion: .offers(.inputs))
    var paths: [String] = []

    @OptionGroup var format: FormatOptions<Format>

    @Flag(
        name: [.customLong("staged"), .customLong("cached")],
        help: "Compare HEAD, or the given revision, with what the next commit will have.")
    var staged = false

    @OptionGroup var languages: LanguageOptions

    @Flag(help: "Print only numbers: the changed keys of each table, and what is left to translate and to check.")
    var stat = false

    @Flag(help: "Exit with status 1 if there are differences.")
    var exitCode = false

    @OptionGroup var pager: PagerOptions
    @OptionGroup var output: OutputOptions

    enum Format: String, OutputFormat {
        case text, markdown, json
    }

    func run() async throws {
        var console = Console(pagedBy: pager.program)
        let whole = try await request().difference(reportingTo: &console)
        let difference = languages.tags.map { whole.limited(to: $0) } ?? whole
        if stat {
            let statistics = try DifferenceStatisticsTable(difference, of: whole, in: languages.tags)
            switch format.chosen {
            case .text: try console.write(statistics.text(isQuiet: output.isQuiet, styler: output.styler))
            case .markdown: try console.write(statistics.markdown)
            case .json: try console.write(statistics.json)
            }
            if exitCode, !difference.isEmpty { console.end(with: .findings) }
            return try console.finish()
        }
        switch format.chosen {
        case .text: try console.write(DifferenceText(difference, styler: output.styler).text(isQuiet: output.isQuiet))
        case .markdown: try console.write(DifferenceMarkdown.rendered(difference))
        case .json: try console.write(DifferenceJSON.rendered(difference))
        }
        if exitCode, !difference.isEmpty { console.end(with: .findings) }
        try console.finish()
    }

    private func request() throws -> ComparisonRequest {
        let versions = [first, second].compactMap { $0 }
        if staged {
            guard let request = ComparisonRequest(staged: versions, paths: paths) else {
                throw ValidationError("--staged compares one revision with the next commit; put paths after --.")
            }
            return request
        }
        guard let request = ComparisonRequest(versions, paths: paths) else {
            throw ValidationError("Only two versions can be compared; put paths after --.")
        }
        return request
    }
}
