import ArgumentParser
import CommandOutput
import ProgramSupport
import Sessions

/// The command that adds a language to all tables.
struct LanguageAdd: AsyncParsableCommand, UndoableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add a language to every table.",
        discussion: """
            In catalogs, every translatable key gets the source text in state new, with the plural forms of the \
            language. Apps show the source text until `fitloc fill` or a translator replaces it. Legacy tables have no \
            states and get an empty file, because a copy of the source would look like a translation.

              fitloc language add fr
              fitloc language add pt-BR App --project App.xcodeproj --dry-run
            """)

    @Argument(help: ArgumentHelp("The language, such as pt-BR.", valueName: "tag"), completion: .offers(.newLanguage))
    var language: LanguageArgument

    @OptionGroup var arguments: LanguageArguments

    func run() async throws {
        var console = Console()
        try await LanguageSession(arguments.settings).run(.add(language.tag), &console)
        try console.finish()
    }
}
