import ArgumentParser
import CommandSupport

/// Apple's tool by its name and with its command line: what fitloc is when a link calls it `xcstringstool`.
struct XCStringsTool: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "xcstringstool",
        abstract: "Work with .xcstrings files, as Apple's tool of this name does.",
        discussion: "This is fitloc, called by another name.",
        version: ProgramVersion.current.number,
        subcommands: [PrintKeys.self, CompileCatalog.self, GenerateSymbols.self, SyncCatalogs.self])
}
