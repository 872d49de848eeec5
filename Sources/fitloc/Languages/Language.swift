import ArgumentParser

/// The command group that changes a language in all tables.
struct Language: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List, add, remove and rename a language in every catalog and legacy table.",
        discussion: """
            All tables are looked at first; where one cannot be changed, none is. With --project the known regions of an \
            Xcode project are changed too; a list of languages in .fitloc.yml is yours, and you are told of it.

              fitloc language list
              fitloc language add fr --project App.xcodeproj
              fitloc language rename ko-KR ko --dry-run
            """,
        subcommands: [LanguageListing.self, LanguageAdd.self, LanguageRemove.self, LanguageRename.self])
}
