import ArgumentParser
import CommandSupport
import XCStringsKit

/// The command that copies a key to a new key of the same table.
struct Copy: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Copy a key with all it has to a new key of the same table.",
        discussion: """
            Texts, states and the comment are the same. A key that is a text itself leaves that text to a new key that \
            is an identifier.

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
        let session = try await EditSession.load(edit, output, answer: answer)
        try session.copy(key, as: new, in: session.table(having: key), console: &console)
        try console.finish()
    }
}
