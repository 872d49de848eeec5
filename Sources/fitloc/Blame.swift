import ArgumentParser
import CommandSupport
import XCStringsKit

/// The command that prints the commit in which each text of a key last changed.
struct Blame: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show when each text of a key last changed, and in which commit.",
        discussion: """
            A row a text: the commit that wrote it, whatever was sorted, formatted or moved since. Renamed files and \
            keys are followed, a text that came in through a merge belongs to the commit on its branch. Where the \
            source text has changed since a translation was made, that is said below it; fitloc lint --rule \
            source-changed finds all of them. The first run on a long history takes some seconds; what it read is kept \
            in git's own folder.

              fitloc blame home.title
              fitloc blame home.title --language pt-BR
            """)

    @Argument(help: "The key.", completion: .offers(.keys))
    var key: String

    @OptionGroup var languages: LanguageOptions
    @OptionGroup var table: TableOptions

    @Option(help: ArgumentHelp("text or json.", valueName: "format"))
    var format: TextOrJSON = .text

    @OptionGroup var output: OutputOptions

    func run() async throws {
        var console = Console()
        let session = try await EditSession.load(table.editOptions, output)
        try session.workspace.requireLanguages(languages.tags)
        let found = try session.table(having: key).table
        let blame = try await session.workspace.blame(key, in: found, languages: languages.tags)
        switch format {
        case .text: try console.write(BlameText(blame, width: output.width, styler: output.styler).text())
        case .json: try console.write(BlameJSON.rendered(blame))
        }
        if blame.isCutOff, !output.isQuiet { try console.noteShallowClone() }
        try console.finish()
    }
}
