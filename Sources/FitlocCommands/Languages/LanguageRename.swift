import ArgumentParser
import CommandOutput
import ProgramSupport
import Sessions

/// The command that changes the tag of a language in all tables.
struct LanguageRename: AsyncParsableCommand, UndoableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename",
        abstract: "Change the tag of a language in every table.",
        discussion: """
            If the new language already has texts, they must equal those of the old language. Otherwise nothing is \
            changed and the conflicting keys are listed. Renaming the source language also changes sourceLanguage in \
            the catalogs.

              fitloc language rename ko-KR ko
              fitloc language rename pt_BR pt-BR --project App.xcodeproj
            """)

    @Argument(help: ArgumentHelp("The current tag of the language.", valueName: "tag"), completion: .offers(.languages))
    var old: LanguageArgument

    @Argument(
        help: ArgumentHelp("The new tag of the language.", valueName: "new-tag"), completion: .offers(.newLanguage))
    var new: LanguageArgument

    @OptionGroup var arguments: LanguageArguments

    func validate() throws {
        if old.tag == new.tag { throw ValidationError("Both tags are the same.") }
    }

    func run() async throws {
        var console = Console()
        try await LanguageSession(arguments.settings).run(.rename(old.tag, to: new.tag), &console)
        try console.finish()
    }
}
