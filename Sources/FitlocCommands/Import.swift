import ArgumentParser
import CommandOutput
import ProgramSupport
import Sessions
import TranslationExchange

/// The command that imports translations from files.
struct Import: AsyncParsableCommand, UndoableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Import translations from \(ExchangeFormat.importableTitles) files, catalogs and legacy tables.",
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

            Catalogs, .strings and .stringsdict files, and folders and ZIP archives of files may come back from a \
            translation service. Only what a translator changed is imported. States, comments, no-break spaces, the \
            order of keys and the form of the file stay as they are. Texts that only repeat the source text are left \
            out unless --copies is given. With --since, the file is compared with the tables of a commit, such as that \
            of the export; otherwise with the tables as they are. Folders need not be those of the project: tables are \
            found by name and language.

            For Android resources, the folder determines the language and the file name determines the table. The \
            source texts are read from the file of the same name in values.

            The exit status is 1 if texts were skipped, and 2 if nothing was imported because of that.

              fitloc import pt-BR.xliff --dry-run
              fitloc import de.xcloc fr.xcloc
              fitloc import texts.csv --create
              fitloc import pt.xliff --language pt-BR
              fitloc import po/pt_BR.po lib/l10n/app_pt_BR.arb locales/pt-BR/Localizable.json
              fitloc import app/src/main/res/values-*/strings.xml
              fitloc import ~/Downloads/Localizable.xcstrings --since v2.0
              fitloc import translations.zip --state needs_review
              curl -s https://example.com/pt-BR.xliff | fitloc import -
            """)

    @Argument(
        help: ArgumentHelp(
            """
            Files that end in \(ExchangeFormat.shownReceivedEndings), catalogs, legacy tables, and folders or ZIP \
            archives of such files; - for standard input, whose contents show the format.
            """),
        completion: .file(extensions: ExchangeFormat.completedEndings + ["xcstrings", "strings", "stringsdict", "zip"]))
    var file: [String]

    @OptionGroup var options: ImportOptions

    @OptionGroup var answer: AnswerOptions
    @OptionGroup var edit: EditOptions
    @OptionGroup var output: OutputOptions

    func run() async throws {
        var console = Console()
        var run = try await ImportRun(options.settings, since: options.since, edit.settings(output, answer))
        try await run.run(file, &console)
        try console.finish()
    }
}
