import ArgumentParser
import CommandSupport
import XCStringsKit

/// The command that exports texts for translators.
struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write texts for translators and other platforms: XLIFF, .xcloc, CSV, TMX, PO, Android, ARB, JSON.",
        discussion: """
            XLIFF 1.2 has Xcode's names, states and notes, so that Xcode imports it and translation tools know what they \
            translated before. A folder gets a bundle for each language. In CSV a row is a text and a column a language; \
            texts that a spreadsheet would run are marked as texts. TMX 1.4b is a translation memory: the finished \
            translations, in all languages. Keys marked as not to be translated stay behind. The texts of storyboards \
            and xibs go under their names, such as Base.lproj/Main.storyboard, wherever they are.

            PO (gettext), ARB (Flutter) and JSON (i18next) have a file for each table and language: a folder gets all of \
            them and those that they are translated from. What a format cannot hold is named and left out.

            Android's resources are a folder for each language with a file for each table: strings.xml for \
            Localizable. A key like home.title is called home_title, others by their words and eight digits.

              fitloc export --language pt-BR -o pt-BR.xliff
              fitloc export --language de,fr -o Translations/
              fitloc export -o texts.csv
              fitloc export -o memory.tmx
              fitloc export --language pt-BR,de --format po -o po/
              fitloc export --language pt-BR --format arb -o lib/l10n/
              fitloc export --language pt-BR --format json -o locales/
              fitloc export --format android -o app/src/main/res
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var language: LanguageOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "A file that ends in .xliff, .xcloc, .csv, .tmx, .po, .arb or .json, or a folder; - is standard output.",
            valueName: "path"), completion: .file())
    var output: String

    @Option(
        help: ArgumentHelp(
            "xliff, xcloc, csv, tmx, po, android, arb or json, where the ending does not say it.", valueName: "format"))
    var format: ExchangeFormat?

    @Flag(help: "Replace files that are there; notes and screenshots in a bundle stay.")
    var force = false

    @Flag(name: .dryRun, help: "Print a unified diff of what would be written; write nothing.")
    var dryRun = false

    @OptionGroup var printing: OutputOptions

    func validate() throws {
        let named = format ?? ExchangeFormat(ofPath: output)
        if language.tags == nil, named?.exportsAllLanguages != true {
            throw ValidationError("Name the languages to export: --language pt-BR.")
        }
    }

    func run() async throws {
        var console = Console()
        try language.requireRegistered()
        let target = try ExchangeTarget(output, format: format)
        let workspace = try await Workspace.load(input.paths)
        let languages = language.tags?.map(\.canonical)
        try console.reportUnreadable(in: workspace, exporting: languages)
        guard console.isFine else { return try console.finish() }
        try console.note(workspace.doubts(about: language.tags))
        let plan = try ExportPlan(of: workspace, to: target, in: languages, version: Fitloc.configuration.version)
        try console.carryOut(plan, overwriting: force, isDryRun: dryRun, printing)
        try console.finish()
    }
}
