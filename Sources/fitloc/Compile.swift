import ArgumentParser
import CommandSupport
import XCStringsKit

extension TableSerialization: ExpressibleByArgument {}

/// The command that compiles catalogs as Xcode does.
struct Compile: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compile catalogs to the tables that Xcode makes of them.",
        discussion: """
            For every language of a catalog a .strings and, where texts vary, a .stringsdict, in the .lproj folders of \
            one folder, byte for byte as Xcode writes them. Files that are there with the same bytes are left alone; \
            none is removed.

              fitloc compile Localizable.xcstrings -o Resources
              fitloc compile Sources/App -o build/Resources --language pt-BR,fr --serialization-format binary
              fitloc compile Localizable.xcstrings -o Resources --strings-only

            A link to this program that is called xcstringstool takes the command line of Apple's tool.
            """)

    @OptionGroup var input: InputOptions

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The folder for the .lproj folders.", valueName: "folder"),
        completion: .directory)
    var output: String

    @OptionGroup var languages: LanguageOptions

    @Option(help: ArgumentHelp("text (an XML property list) or binary.", valueName: "format"))
    var serializationFormat: TableSerialization = .text

    @Flag(
        help: """
            Write no .stringsdict, on which Foundation crashes off Apple's systems: what varies is in the .strings as \
            its text for other devices and most numbers.
            """)
    var stringsOnly = false

    @Flag(name: .dryRun, help: "List the files; write nothing.")
    var dryRun = false

    @OptionGroup var answer: AnswerOptions
    @OptionGroup var printing: OutputOptions

    func run() async throws {
        var console = Console()
        if answer.isReport { console.beginFileReport(isDryRun: dryRun) }
        try languages.requireRegistered()
        let workspace = try await Workspace.load(input.paths, endings: [TableFormat.catalog.rawValue])
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
