import ArgumentParser
import CommandSupport

/// The command that renames a key.
struct Rename: AsyncParsableCommand {
    static let configuration = RenameArguments.configuration

    @OptionGroup var arguments: RenameArguments

    func run() async throws {
        if arguments.inSources { try SourcesProgram.takeOver() }
        var console = Console()
        if arguments.isList {
            try await BatchSession(
                arguments.old, .rename, arguments.batch, arguments.edit, arguments.output, arguments.answer
            ).run(&console)
            return try console.finish()
        }
        let session = try await EditSession.load(arguments.edit, arguments.output, answer: arguments.answer)
        try arguments.rename(in: session, console: &console)
        try console.finish()
    }
}
