import ArgumentParser
import CatalogReports
import CommandOutput
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
              fitloc blame home.title --language pt-BR
            """)

    @Argument(help: "The key.", completion: .offers(.keys))
    var key: String

    @OptionGroup var languages: LanguageOptions
    @OptionGroup var table: TableOptions

    @OptionGroup var format: FormatOptions<TextOrJSON>

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var console = Console()
        let session = try await EditSession.load(table.settings(output))
        let tags = session.workspace.meant(by: languages.tags)
        try session.workspace.requireLanguages(tags)
        let found = try session.table(having: key).table
        let blame = try await session.workspace.blame(key, in: found, languages: tags)
        switch format.chosen {
        case .text: try console.write(BlameText(blame, width: output.width, styler: output.styler).text())
        case .json: try console.write(BlameJSON.rendered(blame))
        }
        if blame.isCutOff, !output.isQuiet { try console.noteShallowClone() }
        try console.finish()
    }
}
