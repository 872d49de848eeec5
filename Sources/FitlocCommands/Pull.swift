import ArgumentParser
import CommandOutput
import ProgramSupport
import Sessions

/// The command that imports texts from a translation service.
struct Pull: AsyncParsableCommand, UndoableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pull",
        abstract: "Import texts from a translation service with a program of your own.",
        discussion: """
            Starts the program that .fitloc.yml names under service, or --command, with the word pull as its last \
            argument. On standard input, it gets a line for each file that it should write to a temporary folder. Then \
            these files are imported as by `fitloc import`: only what a translator changed, without a change of states, \
            comments and order. If the program fails, nothing is imported.

            A text counts as changed if it differs from the one that both sides had at the last push or pull, else from \
            the text of the table; with --since, from the tables of a commit. A text that the project changed as well \
            is skipped and listed.

            The exit status is 1 if texts were skipped or files are missing, and 2 if nothing was imported because of \
            that.

              fitloc pull
              fitloc pull --dry-run
              fitloc pull --language pt-BR --state needs_review
              fitloc pull --command ./scripts/weblate --file-format po --since sent/texts
            """)

    @OptionGroup var service: ServiceOptions
    @OptionGroup var options: ImportOptions
    @OptionGroup var answer: AnswerOptions
    @OptionGroup var edit: EditOptions
    @OptionGroup var output: OutputOptions

    func run() async throws {
        var console = Console()
        let session = try await PullSession(
            try ServiceProgram(service.choice), options.settings, since: options.since, edit.settings(output, answer),
            version: Fitloc.configuration.version)
        try await session.run(&console)
        try console.finish()
    }
}
