import ArgumentParser
import CommandSupport
import XCStringsKit

/// The command that converts legacy tables to catalogs and back.
struct Convert: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Turn legacy tables into a string catalog, and back.",
        discussion: """
            Files of one name in their .lproj folders are one table and become one catalog with every language, plurals, \
            devices and comments. Its keys are manual, its texts translated; of a doubled key the last one is taken, and \
            all that was chosen or left out is listed. With --to strings catalogs become tables in the .lproj folders of \
            a folder.

              fitloc convert App/Resources -o App/Resources/Localizable.xcstrings
              fitloc convert App/Resources -o Catalogs/
              fitloc convert Localizable.xcstrings --to strings -o App/Resources
              fitloc convert App/Resources -o Catalogs/ --format json
            """)

    @OptionGroup var input: InputOptions

    @Option(
        name: .shortAndLong, help: ArgumentHelp("The catalog, or a folder; - is standard output.", valueName: "path"),
        completion: .file())
    var output: String

    @Option(help: ArgumentHelp("xcstrings or strings.", valueName: "format"))
    var to: Format = .xcstrings

    @Option(
        help: ArgumentHelp("The source language of the catalog.", valueName: "tag"), completion: .offers(.languages))
    var sourceLanguage: String?

    @Flag(help: "Replace files that are there.")
    var force = false

    @Flag(name: .dryRun, help: "Print a unified diff of what would be written; write nothing.")
    var dryRun = false

    @OptionGroup var answer: AnswerOptions
    @OptionGroup var printing: OutputOptions

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case xcstrings, strings
    }

    func validate() throws {
        try answer.validate(besides: output)
        if let sourceLanguage, !LanguageTag(sourceLanguage).isWellFormed {
            throw ValidationError("“\(sourceLanguage)” is no language tag; tags look like pt-BR or zh-Hans.")
        }
        if to == .strings, output == Workspace.standardInput {
            throw ValidationError("--to strings makes several files; --output must be a folder.")
        }
    }

    func run() async throws {
        var console = Console()
        if answer.isReport { console.beginFileReport(isDryRun: dryRun) }
        let source = sourceLanguage.map { LanguageTag($0) }
        let formats: [TableFormat] = to == .strings ? [.catalog] : [.strings, .stringsdict]
        let workspace = try await Workspace.load(
            input.paths, endings: formats.map(\.rawValue), sourceLanguage: source)
        if try console.failUnconvertible(in: workspace, formats: formats) { return try console.finish() }
        let target = try ConversionTarget(output, isFolder: to == .strings)
        let plan =
            to == .strings
            ? try ConversionPlan.tables(of: workspace, in: target)
            : try ConversionPlan.catalogs(of: workspace, to: target, sourceLanguage: source)
        try console.carryOut(plan, overwriting: force, isDryRun: dryRun, printing)
        try console.finish()
    }
}
