import ArgumentParser
import CommandOutput
import FileSearch
import InterfaceTexts
import ProgramSupport
import Sessions

/// The command that moves keys to another table.
struct Move: AsyncParsableCommand, UndoableCommand {
    static let configuration = CommandConfiguration(
        commandName: "move",
        abstract: "Move keys to another catalog or legacy table.",
        discussion: """
            A * in a key matches any characters, unless a key has this very name. Several keys that match are listed \
            and moved after a question, or with --yes. Texts, states and comments move with the keys. Both tables must have the same source language. Code that \
            names the table must be changed too.

              fitloc move onboarding.title onboarding.text --to Onboarding.xcstrings
              fitloc move 'onboarding.*' --to Onboarding.xcstrings
            """)

    @Argument(help: "Keys or key patterns.", completion: .offers(.keys))
    var key: [String]

    @Option(
        help: ArgumentHelp("The catalog or legacy table to move the keys to.", valueName: "file"),
        completion: .offers(.otherTable))
    var to: String

    @OptionGroup var consent: ConsentOptions
    @OptionGroup var answer: AnswerOptions
    @OptionGroup var edit: EditOptions
    @OptionGroup var output: OutputOptions

    func run() async throws {
        var console = Console()
        let session = try await EditSession.load(edit.settings(output, answer), endings: FileFinder.catalogEndings)
        let target = try await session.target(at: to)
        session.beginAnswer(&console)
        let selection = try session.keys(chosenBy: key, notIn: target, reportingTo: &console)
        guard
            try session.consents(
                to: selection, isGiven: consent.isGiven, { Texts.Keys.Question.move(count: $0) })
        else { return try console.finish() }
        try session.move(selection, to: target, console: &console)
        try console.finish()
    }
}
