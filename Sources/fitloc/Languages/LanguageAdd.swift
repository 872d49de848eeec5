import ArgumentParser
import CommandSupport

/// The command that adds a language to all tables.
struct LanguageAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add a language to every table.",
        discussion: """
            In catalogs every key that is translated gets the source's words in state new, plurals with the cases of the \
            language, for `fitloc fill` and translators to replace; apps show the source text until then. Legacy tables \
            have no states, so they get an empty file: a copy of the source would pass for a translation.

              fitloc language add fr
              fitloc language add pt-BR App --project App.xcodeproj --dry-run
            """)

    @Argument(help: ArgumentHelp("The language, such as pt-BR.", valueName: "tag"), completion: .offers(.newLanguage))
    var language: LanguageArgument

    @OptionGroup var arguments: LanguageArguments

    func run() async throws {
        var console = Console()
        try await LanguageSession(arguments).run(.add(language.tag), &console)
        try console.finish()
    }
}
