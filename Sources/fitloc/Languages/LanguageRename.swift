import ArgumentParser
import CommandSupport

/// The command that changes the tag of a language in all tables.
struct LanguageRename: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename",
        abstract: "Give a language another tag in every table.",
        discussion: """
            Where the new language has texts already, those of the old one must be the same, key for key; otherwise \
            nothing is changed and the keys are named. Renaming the source language changes the catalogs' \
            sourceLanguage too.

              fitloc language rename ko-KR ko
              fitloc language rename pt_BR pt-BR --project App.xcodeproj
            """)

    @Argument(help: ArgumentHelp("The language as it is spelled.", valueName: "tag"), completion: .offers(.languages))
    var old: LanguageArgument

    @Argument(help: ArgumentHelp("The tag that it gets.", valueName: "new-tag"), completion: .offers(.newLanguage))
    var new: LanguageArgument

    @OptionGroup var arguments: LanguageArguments

    func validate() throws {
        if old.tag == new.tag { throw ValidationError("Both tags are the same.") }
    }

    func run() async throws {
        var console = Console()
        try await LanguageSession(arguments).run(.rename(old.tag, to: new.tag), &console)
        try console.finish()
    }
}
