import ArgumentParser
import CommandOutput
import ProgramSupport
import Sessions

/// The command that removes a language from all tables.
struct LanguageRemove: AsyncParsableCommand, UndoableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a language and all its texts from every table.",
        discussion: """
            Removes the language's files of legacy tables, and each folder that is then empty. The source language \
            cannot be removed.

              fitloc language remove se
            """)

    @Argument(help: ArgumentHelp("The language, such as pt-BR.", valueName: "tag"), completion: .offers(.languages))
    var language: LanguageArgument

    @OptionGroup var arguments: LanguageArguments

    func run() async throws {
        var console = Console()
        try await LanguageSession(arguments.settings).run(.remove(language.tag), &console)
        try console.finish()
    }
}
