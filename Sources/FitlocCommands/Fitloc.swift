import ArgumentParser
import ProgramSupport
import Sessions
import Workspaces

/// The root command.
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
        version: ProgramVersion.current.name,
        groupedSubcommands: [
            CommandGroup(name: "Set up", subcommands: [InitArguments.self, Trust.self, Git.self, Convert.self]),
            CommandGroup(name: "Check", subcommands: [LintArguments.self, Fmt.self, Rules.self]),
            CommandGroup(name: "Inspect", subcommands: [Stats.self, List.self, Preview.self, Report.self]),
            CommandGroup(
                name: "Change keys",
                subcommands: [
                    Add.self, Set.self, RenameArguments.self, Remove.self, Move.self, Copy.self, Apply.self,
                    Language.self, Undo.self,
                ]),
            CommandGroup(
                name: "Translate",
                subcommands: [
                    Fill.self, Review.self, EditArguments.self, Export.self, Import.self, Push.self, Pull.self,
                ]),
            CommandGroup(
                name: "Swift code",
                subcommands: [ExtractArguments.self, UnusedArguments.self, UsagesArguments.self, AdoptArguments.self]),
            CommandGroup(name: "Editors and agents", subcommands: [LspArguments.self, Mcp.self]),
            CommandGroup(name: "Build", subcommands: [Generate.self, Compile.self]),
            CommandGroup(name: "Compare versions", subcommands: [Diff.self, Blame.self, Merge.self]),
        ])
}

/// The program `fitloc`.
package enum FitlocProgram {
    /// Runs the command of the program's arguments, and ends the program.
    ///
    /// Under the name of Apple's `xcstringstool`, the program has the commands of that tool.
    package static func run() async {
        if XcodeTool.isRequested(by: CommandLine.arguments) { return await CommandProgram.run(XCStringsTool.self) }
        await CommandProgram.run(Fitloc.self, warnsOfNames: true)
    }
}
