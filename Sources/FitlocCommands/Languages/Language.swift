import ArgumentParser

/// The command group that changes a language in all tables.
struct Language: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "language",
        abstract: "List, add, remove and rename languages in all catalogs and legacy tables.",
        discussion: """
            All tables are checked before the first is changed; if one cannot be changed, none is. With --project, the \
            known regions of an Xcode project are changed too. A list of languages in .fitloc.yml is not changed; the \
            command tells you when to change it.

              fitloc language list
              fitloc language add fr --project App.xcodeproj
              fitloc language rename ko-KR ko --dry-run
            """,
        subcommands: [LanguageListing.self, LanguageAdd.self, LanguageRemove.self, LanguageRename.self])
}
