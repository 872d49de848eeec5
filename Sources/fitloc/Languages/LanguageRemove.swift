import ArgumentParser
import CommandSupport

/// The command that removes a language from all tables.
struct LanguageRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a language with all its texts from every table.",
        discussion: """
            Files of legacy tables in the language go; a folder goes with the last file in it. The source language stays.

              fitloc language remove se
            """)

    @Argument(help: ArgumentHelp("The language, such as pt-BR.", valueName: "tag"), completion: .offers(.languages))
    var language: LanguageArgument

    @OptionGroup var arguments: LanguageArguments

    func run() async throws {
        var console = Console()
        try await LanguageSession(arguments).run(.remove(language.tag), &console)
        try console.finish()
    }
}
