import ArgumentParser
import CommandSupport

/// The program: its commands.
@main
struct Fitloc: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fitloc",
        abstract: "Checks, formats, lists and edits string catalogs and legacy string tables.",
        discussion: """
            Arguments are files or folders; with none, the catalogs of the nearest .fitloc.yml, else the current folder.

            Exit status: 0 done, 1 something was found, 2 the work could not be done, 64 wrong usage.
            """,
        version: ProgramVersion.current.number,
        subcommands: [
            Lint.self, Fmt.self, Stats.self, List.self, Add.self, Set.self, Remove.self, Rename.self, Fill.self,
            Review.self, Extract.self, Unused.self, Usages.self, Adopt.self, Convert.self, Export.self, Import.self,
            Diff.self,
            Blame.self, Merge.self, Generate.self,
            Preview.self, Rules.self, Git.self, Init.self,
        ])

    static func main() async { await CommandProgram.run(Self.self) }
}
