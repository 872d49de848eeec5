import ArgumentParser
import CommandSupport

/// The root command when fitloc is called through a link named `xcstringstool`.
///
/// It accepts the command line of Apple's tool of that name.
struct XCStringsTool: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "xcstringstool",
        abstract: "Work with .xcstrings files, as Apple's tool of this name does.",
        discussion: "This is fitloc, called by another name.",
        version: ProgramVersion.current.number,
        subcommands: [PrintKeys.self, CompileCatalog.self, GenerateSymbols.self, SyncCatalogs.self])
}
