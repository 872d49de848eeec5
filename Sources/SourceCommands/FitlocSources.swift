import ArgumentParser
import ProgramSupport
import Sessions

/// The root command of `fitloc-sources`, with the commands of fitloc that read Swift code.
struct FitlocSources: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fitloc",
        abstract: "Runs the fitloc commands that read Swift code; started by fitloc.",
        subcommands: [
            InitArguments.self, LintArguments.self, ExtractArguments.self, UnusedArguments.self, UsagesArguments.self,
            AdoptArguments.self, RenameArguments.self, Helpers.self, CountUses.self,
            LspArguments.self,
        ])
}

/// The program `fitloc-sources`, which `fitloc` starts.
package enum FitlocSourcesProgram {
    /// Runs the command of the program's arguments, and ends the program.
    package static func run() async {
        if XcodeTool.isRequested(by: CommandLine.arguments) { return await CommandProgram.run(XCStringsTool.self) }
        await CommandProgram.run(FitlocSources.self)
    }
}
