import ArgumentParser
import CatalogCore
import CatalogReports
import CatalogRuntime
import CommandOutput
import FileSearch
import InterfaceTexts
import ProgramSupport
import Sessions
import TranslationExchange
import Workspaces

/// The command that exports texts for translators.
struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Export texts for translators and other platforms: \(ExchangeFormat.titles).",
        discussion: """
            XLIFF 1.2 uses Xcode's ids, states and notes, so that Xcode can import it and translation tools recognize \
            earlier translations. A folder gets one .xcloc bundle per language. In CSV, each row is a text and each \
            column a language; texts that a spreadsheet could run as formulas are escaped. TMX 1.4b is a translation \
            memory with the finished translations in all languages. Keys marked as not to be translated are omitted. \
            Texts of storyboards and xibs use names such as Base.lproj/Main.storyboard, wherever the files are.

            PO (gettext), ARB (Flutter) and JSON (i18next) have one file per table and language. A folder gets all of \
            them, including the source language. Texts that a format cannot represent are listed and skipped.

            Android resources have one folder per language with one file per table: strings.xml for Localizable. A key \
            such as home.title becomes home_title; other keys become their words followed by eight digits.

            In a project with an app, texts of the App Store and Google Play are exported if their folder is named, to \
            XLIFF, CSV, PO and TMX.

              fitloc export --language pt-BR -o pt-BR.xliff
              fitloc export --language de,fr -o Translations/
              fitloc export --missing --language de -o de.xliff
              fitloc export --since v2.0 --context --language de -o de.xliff
              fitloc export --missing --language de,fr --estimate
              fitloc export -o texts.csv
              fitloc export -o memory.tmx
              fitloc export --language pt-BR,de --format po -o po/
              fitloc export --language pt-BR --format arb -o lib/l10n/
              fitloc export --language pt-BR --format json -o locales/
              fitloc export --format android -o app/src/main/res
              fitloc export fastlane/metadata --language de-DE --context -o de-DE.xliff
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var language: LanguageOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "The output file (\(ExchangeFormat.shownEndings)) or folder; - for standard output.",
            valueName: "path"), completion: .file())
    var output: String?

    @Option(
        help: ArgumentHelp(
            "The file format: \(ExchangeFormat.names). Default: from the extension of -o.",
            valueName: "format"))
    var format: ExchangeFormat?

    @OptionGroup var selected: ExportChoiceOptions

    @Flag(help: "Print how many keys and words are to translate; write nothing.")
    var estimate = false

    @Flag(help: "Replace existing files; notes and screenshots in a bundle are kept.")
    var force = false

    @Flag(name: .dryRun, help: "Print a unified diff of what would be written; write nothing.")
    var dryRun = false

    @OptionGroup var printing: OutputOptions

    func validate() throws {
        guard let output else {
            guard estimate else { throw ValidationError("Give the output with -o, or --estimate.") }
            return
        }
        try OutputPath.validate(output)
        let named = format ?? ExchangeFormat(ofPath: output)
        if language.tags == nil, named?.exportsAllLanguages != true {
            throw ValidationError("Give the languages to export, such as --language pt-BR.")
        }
        if let option = selected.partialOption, let named, !named.isForTranslators {
            throw ValidationError("\(option) is for files for translators; \(named.title) needs all keys.")
        }
    }

    func run() async throws {
        var console = Console()
        let target = try output.map { output throws(CommandFailure) in
            try ExchangeTarget(output, format: format)
        }
        let workspace = try await Workspace.load(
            input.paths, endings: FileFinder.tableEndings, needsNamedPages: true)
        try workspace.requireRegistered(language.tags)
        if !printing.isQuiet { try console.note(workspace.remarksOnPages) }
        let languages = workspace.meant(by: language.tags)?.map(\.canonical)
        try console.reportUnreadable(in: workspace, exporting: languages)
        guard console.isFine else {
            if !workspace.failures.isEmpty || !workspace.project.broken.isEmpty {
                try console.fail([.detail(Texts.Edit.nothingWritten.resolved)])
            }
            return try console.finish()
        }
        try console.note(workspace.doubts(about: languages))
        if selected.missing, !hasKeysToTranslate(in: workspace, into: languages) {
            try console.note(Texts.Export.nothingOpen.resolved)
            return try console.finish()
        }
        let selection = try await selected.choice.selection(in: workspace)
        let version = Fitloc.configuration.version
        guard let target, !estimate else {
            let lines = try ExportEstimate(of: workspace, in: languages, selection, version: version).lines
            try console.write(lines.map { $0 + "\n" }.joined())
            return try console.finish()
        }
        if selection.keys?.values.allSatisfy(\.isEmpty) == true {
            try console.note(Texts.Export.nothingNew.resolved)
            return try console.finish()
        }
        let plan = try ExportPlan(of: workspace, to: target, in: languages, selection: selection, version: version)
        try console.carryOut(plan, overwriting: force, isDryRun: dryRun, printing.settings)
        try console.finish()
    }

    private func hasKeysToTranslate(in workspace: Workspace, into languages: [LanguageTag]?) -> Bool {
        !TranslationGap.all(
            of: workspace.project, languages: languages, settings: workspace.lintSettings(requiring: nil)
        ).isEmpty
    }
}
