import ArgumentParser
import CommandSupport

/// The root command.
@main
struct Fitloc: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fitloc",
        abstract: "Checks, formats, lists and edits string catalogs and legacy string tables.",
        discussion: """
            Arguments are files or folders. Without arguments, fitloc uses the catalogs of the nearest .fitloc.yml, \
            else the current folder.

            Exit status: 0 success, 1 findings or differences, 2 failure, 64 wrong usage.

              fitloc init
              fitloc lint
              fitloc add home.title
            """,
        version: ProgramVersion.current.number,
        groupedSubcommands: [
            CommandGroup(name: "Set up", subcommands: [Init.self, Trust.self, Git.self, Convert.self]),
            CommandGroup(name: "Check", subcommands: [Lint.self, Fmt.self, Rules.self]),
            CommandGroup(name: "Inspect", subcommands: [Stats.self, List.self, Preview.self, Report.self]),
            CommandGroup(
                name: "Change keys",
                subcommands: [
                    Add.self, Set.self, Rename.self, Remove.self, Move.self, Copy.self, Apply.self, Language.self,
                ]),
            CommandGroup(
                name: "Translate", subcommands: [Fill.self, Review.self, Edit.self, Export.self, Import.self]),
            CommandGroup(
                name: "Swift code",
                subcommands: [Extract.self, Unused.self, Usages.self, Adopt.self]),
            CommandGroup(name: "Editors and agents", subcommands: [Lsp.self, Mcp.self]),
            CommandGroup(name: "Build", subcommands: [Generate.self, Compile.self]),
            CommandGroup(name: "Compare versions", subcommands: [Diff.self, Blame.self, Merge.self]),
        ])

    static func main() async {
        if XcodeTool.isRequested(by: CommandLine.arguments) { return await CommandProgram.run(XCStringsTool.self) }
        await CommandProgram.run(Self.self)
    }
}
