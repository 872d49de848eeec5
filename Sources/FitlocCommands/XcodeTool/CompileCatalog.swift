import ArgumentParser
import CatalogRuntime
import Sessions
import TableCompilation

/// The command `compile` of `xcstringstool`.
struct CompileCatalog: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compile", abstract: "Produce build products for an .xcstrings file.")

    @Argument(help: "The path to the .xcstrings file to compile.", completion: .file(extensions: ["xcstrings"]))
    var inputFile: String

    @Option(name: .shortAndLong, help: "The directory to place output files.", completion: .directory)
    var outputDirectory: String

    @Option(name: .shortAndLong, help: "The files to write for a language: stringsAndStringsdict or stringsdictOnly.")
    var format: Format = .stringsAndStringsdict

    @Option(
        name: .shortAndLong, parsing: .singleValue,
        help: "Optionally specify particular languages to compile. Repeatable.")
    var language: [String] = []

    @Option(help: "The output format for individual files: text or binary.")
    var serializationFormat: TableSerialization = .text

    @Flag(help: "Also compile source texts that the code already contains.")
    var forceBuildAllStrings = false

    @Flag(name: .customLong("dry-run"), help: "List the files that would be written; write nothing.")
    var dryRun = false

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case stringsAndStringsdict, stringsdictOnly
    }

    func run() throws {
        var tool = XcodeTool()
        let options = CompilationOptions(
            languages: language.isEmpty ? nil : language.map { LanguageTag($0) },
            layout: format == .stringsdictOnly ? .stringsDictOnly : .stringsAndStringsDict,
            includesAllStrings: forceBuildAllStrings)
        try tool.compile(
            inputFile, into: outputDirectory, options: options, serialization: serializationFormat, isDryRun: dryRun)
        try tool.finish()
    }
}
