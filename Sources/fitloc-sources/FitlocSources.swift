import ArgumentParser
import CommandSupport

/// The commands of fitloc that read Swift code; `fitloc` runs this program for them.
@main
struct FitlocSources: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fitloc",
        abstract: "Does what fitloc needs Swift code to be read for; fitloc starts it.",
        subcommands: [
            Init.self, Lint.self, Extract.self, Unused.self, Usages.self, Adopt.self, Rename.self, Helpers.self,
            Lsp.self,
        ])

    static func main() async { await CommandProgram.run(Self.self) }
}
