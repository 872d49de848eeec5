import ArgumentParser
import ProgramSupport
import Sessions

/// The commands of fitloc that read Swift code; `fitloc` runs this program for them.
@main
struct FitlocSources: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fitloc",
        abstract: "Runs the fitloc commands that read Swift code; started by fitloc.",
        subcommands: [
            InitArguments.self, LintArguments.self, ExtractArguments.self, UnusedArguments.self, UsagesArguments.self,
            AdoptArguments.self, RenameArguments.self, Helpers.self, CountUses.self,
            LspArguments.self,
        ])

    static func main() async {
        if XcodeTool.isRequested(by: CommandLine.arguments) { return await CommandProgram.run(XCStringsTool.self) }
        await CommandProgram.run(Self.self)
    }
}
