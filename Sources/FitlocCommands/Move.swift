import ArgumentParser
import CommandOutput
import ProgramSupport
import Sessions

/// The command that moves keys to another table.
struct Move: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "move",
        abstract: "Move keys to another catalog or legacy table.",
        discussion: """
            Texts, states and comments move with the keys. Both tables must have the same source language. Code that \
            names the table must be changed too.

              fitloc move onboarding.title onboarding.text --to Onboarding.xcstrings
            """)

    @Argument(help: "The keys.", completion: .offers(.keys))
    var key: [String]

    @Option(
        help: ArgumentHelp("The catalog or legacy table to move the keys to.", valueName: "file"),
        completion: .offers(.otherTable))
    var to: String

    @OptionGroup var answer: AnswerOptions
    @OptionGroup var edit: EditOptions
    @OptionGroup var output: OutputOptions

    func run() async throws {
        var console = Console()
        let session = try await EditSession.load(edit.settings(output, answer))
        let target = try await session.target(at: to)
        for (table, keys) in try session.tables(having: key) {
            try session.move(keys, from: table, to: target, console: &console)
        }
        try console.finish()
    }
}
