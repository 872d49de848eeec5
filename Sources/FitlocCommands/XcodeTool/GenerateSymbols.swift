import ArgumentParser
import Sessions

/// The command `generate-symbols` of `xcstringstool`, which generates Swift symbols for a catalog.
struct GenerateSymbols: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate-symbols", abstract: "Generate code symbols for manually managed strings.")

    @Argument(help: "The path to the .xcstrings file.", completion: .file(extensions: ["xcstrings"]))
    var inputFile: String

    @Option(name: .shortAndLong, help: "The directory to place output files.", completion: .directory)
    var outputDirectory: String

    @Option(name: .shortAndLong, help: "The language of the code; swift is the only one.")
    var language: Language

    enum Language: String, ExpressibleByArgument, CaseIterable {
        case swift
    }

    func run() throws {
        var tool = XcodeTool()
        try tool.generateSymbols(inputFile, into: outputDirectory)
        try tool.finish()
    }
}
