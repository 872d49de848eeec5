import ArgumentParser
import CatalogCore
import CommandOutput
import ProgramSupport
import Sessions
import TableCompilation
import Workspaces

extension TableSerialization: ExpressibleByArgument {}

/// The command that compiles catalogs as Xcode does.
struct Compile: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compile",
        abstract: "Compile catalogs to .strings and .stringsdict files, as Xcode does.",
        discussion: """
            For each language of a catalog, writes a .strings file and, for texts with variations, a .stringsdict \
            file. The files are placed in the .lproj folders of one folder and match Xcode's output byte for byte. \
            Files that are up to date are not rewritten, and no file is removed.

            If this program is started through a link named xcstringstool, it accepts the command line of Apple's \
            tool.

              fitloc compile Localizable.xcstrings -o Resources
              fitloc compile Sources/App -o build/Resources --language pt-BR,fr --serialization-format binary
              fitloc compile Localizable.xcstrings -o Resources --strings-only
            """)

    @OptionGroup var input: InputOptions

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The folder to create the .lproj folders in.", valueName: "folder"),
        completion: .directory)
    var output: String

    @OptionGroup var languages: LanguageOptions

    @Option(help: ArgumentHelp("The format of the tables: text (XML property list) or binary.", valueName: "format"))
    var serializationFormat: TableSerialization = .text

    @Flag(
        help: """
            Write only .strings files, because Foundation crashes on .stringsdict files outside Apple platforms. Texts \
            with variations are written as their text for other devices and plural category other.
            """)
    var stringsOnly = false

    @Flag(name: .dryRun, help: "List the files that would be written; write nothing.")
    var dryRun = false

    @OptionGroup var answer: AnswerOptions
    @OptionGroup var printing: OutputOptions

    func run() async throws {
        var console = Console()
        if answer.isReport { console.beginFileReport(isDryRun: dryRun) }
        let workspace = try await Workspace.load(input.paths, endings: [TableFormat.catalog.rawValue])
        try workspace.requireRegistered(languages.tags)
        if try console.failUncompilable(in: workspace) { return try console.finish() }
        let options = CompilationOptions(
            languages: languages.tags, layout: stringsOnly ? .stringsOnly : .stringsAndStringsDict)
        let plan = try CompilationPlan(
            workspace, into: ConversionTarget(output, isFolder: true), options: options,
            serialization: serializationFormat)
        try console.carryOut(plan, isDryRun: dryRun, isQuiet: printing.isQuiet)
        try console.finish()
    }
}
