import ArgumentParser
import CommandOutput
import ProgramSupport
import Sessions

/// The command that copies a key to a new key of the same table.
struct Copy: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copy",
        abstract: "Copy a key to a new key in the same table.",
        discussion: """
            Copies texts, states and the comment. If the key is itself the source text, the new key gets that text \
            explicitly.

              fitloc copy home.title start.title
            """)

    @Argument(help: "The key.", completion: .offers(.keys))
    var key: String

    @Argument(help: "The new key.", completion: .offers(.newKey))
    var new: String

    @OptionGroup var answer: AnswerOptions
    @OptionGroup var edit: EditOptions
    @OptionGroup var output: OutputOptions

    func validate() throws { try KeyArgument.checkNew(new) }

    func run() async throws {
        var console = Console()
        let session = try await EditSession.load(edit.settings(output, answer))
        try session.copy(key, as: new, in: session.table(having: key), console: &console)
        try console.finish()
    }
}
