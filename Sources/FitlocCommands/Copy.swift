import ArgumentParser
import CommandOutput
import FileSearch
import ProgramSupport
import Sessions

/// The command that copies a key to a new key of the same table.
struct Copy: AsyncParsableCommand, UndoableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copy",
        abstract: "Copy a key to a new key in the same table.",
        discussion: """
            A * in a key matches any characters, unless a key has this very name; a * in the new key stands for them. \
            Several keys that match are listed and copied after a question, or with --yes. Copies texts, states and the comment. If the key is itself the source text, the new key gets that text \
            explicitly.

              fitloc copy home.title start.title
              fitloc copy 'home.*' 'start.*'
            """)

    @Argument(help: "The key or a key pattern.", completion: .offers(.keys))
    var key: String

    @Argument(help: "The new key or pattern.", completion: .offers(.newKey))
    var new: String

    @OptionGroup var consent: ConsentOptions
    @OptionGroup var answer: AnswerOptions
    @OptionGroup var edit: EditOptions
    @OptionGroup var output: OutputOptions

    func validate() throws { try KeyArgument.checkNew(new) }

    func run() async throws {
        var console = Console()
        let session = try await EditSession.load(edit.settings(output, answer), endings: FileFinder.catalogEndings)
        session.beginAnswer(&console)
        let names = try session.newNames(of: key, as: new, reportingTo: &console)
        try session.copy(names, isConfirmed: consent.isGiven, console: &console)
        try console.finish()
    }
}
