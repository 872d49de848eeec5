import ArgumentParser
import CatalogRuntime
import CommandOutput
import ProgramSupport
import Sessions
import TranslationExchange

/// The command that imports translations from files.
struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Import translations from \(ExchangeFormat.importableTitles) files.",
        discussion: """
            Only changed texts are written. A translation is imported if its source text has not changed and its \
            format specifiers and plural categories are valid. Skipped texts are listed with the reason. Tables are \
            found by the path in the file, relative to the folder of the configuration or the current folder. \
            Otherwise the only table of that name is used.

            A language may have any spelling: pl-PL and pl_PL are pl, zh_TW is zh-Hant. --language names the language \
            if the file does not, or if its tag may mean several; of a table with several languages, it imports only \
            this one.

            Keys and languages that the table lacks are skipped; --create adds them with the details in the file. \
            Other required languages then get the key in state new.

            For Android resources, the folder determines the language and the file name determines the table. The \
            source texts are read from the file of the same name in values.

            The exit status is 1 if texts were skipped, and 2 if nothing was imported because of that.

              fitloc import pt-BR.xliff --dry-run
              fitloc import de.xcloc fr.xcloc
              fitloc import texts.csv --create
              fitloc import pt.xliff --language pt-BR
              fitloc import po/pt_BR.po lib/l10n/app_pt_BR.arb locales/pt-BR/Localizable.json
              fitloc import app/src/main/res/values-*/strings.xml
            """)

    @Argument(
        help: "Files that end in \(ExchangeFormat.shownReceivedEndings).",
        completion: .file(extensions: ExchangeFormat.completedEndings))
    var file: [String]

    @Flag(help: "Add the keys and languages that the table lacks.")
    var create = false

    @Option(
        help: ArgumentHelp("The language of the translations, instead of the file's own.", valueName: "tag"),
        completion: .offers(.languages))
    var language: String?

    @OptionGroup var answer: AnswerOptions
    @OptionGroup var edit: EditOptions
    @OptionGroup var output: OutputOptions

    private var tag: LanguageTag? { language.map { LanguageTag($0) } }

    func validate() throws {
        if let tag, !tag.isWellFormed {
            throw ValidationError("“\(tag)” is not a language tag; tags look like pt-BR or zh-Hans.")
        }
    }

    func run() async throws {
        var console = Console()
        var earlier = EarlierImports()
        for path in file {
            do {
                let session = try await ImportSession(
                    path, creates: create, language: tag, edit.settings(output, answer))
                try session.run(&console, after: &earlier)
            } catch let failure as CommandFailure {
                // Report the failure, and import the remaining files anyway.
                try console.flush()
                try console.fail(failure)
            }
        }
        // A file that failed has ended the command with a failure already.
        if earlier.skippedCount > 0 { console.end(with: earlier.isAnythingImported ? .findings : .failure) }
        try console.finish()
    }
}
