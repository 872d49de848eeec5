import ArgumentParser
import ProgramSupport
import Workspaces

/// The root command when fitloc is called through a link named `xcstringstool`.
///
/// It accepts the command line of Apple's tool of that name.
struct XCStringsTool: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "xcstringstool",
        abstract: "Work with .xcstrings files in the same way as Apple's xcstringstool.",
        discussion: "This is fitloc, started through a link named xcstringstool.",
        version: ProgramVersion.current.name,
        subcommands: [
            PrintKeys.self, CompileCatalog.self, GenerateSymbols.self, SourceStringsArguments.self, SyncCatalogs.self,
        ])
}
