import ArgumentParser
import CommandSupport

/// Renames a key.
struct Rename: AsyncParsableCommand {
    static let configuration = RenameArguments.configuration

    @OptionGroup var arguments: RenameArguments

    func run() async throws {
        if arguments.inSources { try SourcesProgram.takeOver() }
        var console = Console()
        let session = try await EditSession.load(arguments.edit, arguments.output)
        try arguments.rename(in: session, console: &console)
        try console.finish()
    }
}
