import ArgumentParser
import CatalogCore
import CommandOutput
import ProgramSupport
import Sessions
import Workspaces

/// The command that converts legacy tables to catalogs and back.
struct Convert: AsyncParsableCommand, UndoableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Convert legacy tables to string catalogs and back.",
        discussion: """
            Files of the same name in .lproj folders form one table. It becomes one catalog with all languages, \
            plurals, devices and comments. Keys are written as manual and texts as translated. If a key is duplicated, \
            the last one is used; all such choices and omissions are listed. With --to strings, catalogs become tables \
            in the .lproj folders of a folder.

              fitloc convert App/Resources -o App/Resources/Localizable.xcstrings
              fitloc convert App/Resources -o Catalogs/
              fitloc convert Localizable.xcstrings --to strings -o App/Resources
              fitloc convert App/Resources -o Catalogs/ --format json
            """)

    @OptionGroup var input: InputOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The catalog to write, or a folder; - for standard output.", valueName: "path"),
        completion: .file())
    var output: String

    @Option(help: ArgumentHelp("The target format: xcstrings or strings.", valueName: "format"))
    var to: Format = .xcstrings

    @Option(
        help: ArgumentHelp("The source language of the catalog.", valueName: "tag"), completion: .offers(.languages))
    var sourceLanguage: String?

    @Flag(help: "Replace existing files.")
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
            throw ValidationError("“\(sourceLanguage)” is not a language tag; tags look like pt-BR or zh-Hans.")
        }
        if to == .strings, output == Workspace.standardInput {
            throw ValidationError("--to strings writes several files; --output must be a folder.")
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
        try console.carryOut(plan, overwriting: force, isDryRun: dryRun, printing.settings)
        try console.finish()
    }
}
