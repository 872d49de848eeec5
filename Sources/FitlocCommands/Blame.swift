import ArgumentParser
import CatalogCore
import CatalogLint
import CatalogReports
import CommandOutput
import FileSearch
import InterfaceTexts
import ProgramSupport
import Sessions

/// The command that prints the commit in which each text of a key last changed.
struct Blame: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "blame",
        abstract: "Show when each text of a key last changed, and in which commit.",
        discussion: """
            Shows one row per text with the commit that wrote it, ignoring sorting, formatting and moves. Renamed \
            files and keys are followed; a merged text is attributed to the commit on its branch. If the source text \
            changed after a translation was made, a line below says so; fitloc lint --rule source-changed finds all \
            such texts. The first run on a long history takes some seconds; later runs use a cache in git's own \
            folder.

              fitloc blame home.title
              fitloc blame 'home.*' --language pt-BR
            """)

    @Argument(help: "Keys or key patterns.", completion: .offers(.keys))
    var key: [String]

    @OptionGroup var languages: LanguageOptions
    @OptionGroup var table: TableOptions

    @OptionGroup var format: FormatOptions<TextOrJSON>

    @OptionGroup var pager: PagerOptions
    @OptionGroup var output: OutputOptions

    func run() async throws {
        var console = Console(pagedBy: pager.program)
        let session = try await EditSession.load(table.settings(output), endings: FileFinder.catalogEndings)
        let tags = session.workspace.meant(by: languages.tags)
        try session.workspace.requireLanguages(tags)
        var blames: [KeyBlame] = []
        let selection = try session.keys(chosenBy: key, reportingTo: &console)
        for (table, keys) in selection.tables {
            blames += try await session.workspace.blame(keys, in: table.table, languages: tags)
        }
        guard !blames.isEmpty else {
            throw CommandFailure(
                Texts.Blame.noText(key: Words.list(key.map(Quotation.of)), languages: Words.list(tags ?? [])))
        }
        switch format.chosen {
        case .text:
            try console.write(
                blames.map { BlameText($0, width: output.width, styler: output.styler).text() }.joined(separator: "\n"))
        case .json: try console.write(BlameJSON.rendered(blames, asList: !selection.isOneName))
        }
        if blames.contains(where: \.isCutOff), !output.isQuiet { try console.noteShallowClone() }
        try console.finish()
    }
}
