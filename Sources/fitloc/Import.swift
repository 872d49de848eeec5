import ArgumentParser
import CommandSupport
import XCStringsKit

/// The command that imports translations from files.
struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Import translations from XLIFF, .xcloc, CSV, PO, Android, ARB and JSON files.",
        discussion: """
            Only changed texts are written. A translation is imported if its source text has not changed and its \
            format specifiers and plural categories are valid. Skipped texts are listed with the reason. Tables are \
            found by the path in the file, relative to the folder of the configuration or the current folder. \
            Otherwise the only table of that name is used.

            Keys that the table lacks are skipped; --create adds them with the details in the file. Other required \
            languages then get the key in state new.

            For Android resources, the folder determines the language and the file name determines the table. The \
            source texts are read from the file of the same name in values.

              fitloc import pt-BR.xliff --dry-run
              fitloc import de.xcloc fr.xcloc
              fitloc import texts.csv --create
              fitloc import po/pt_BR.po lib/l10n/app_pt_BR.arb locales/pt-BR/Localizable.json
              fitloc import app/src/main/res/values-*/strings.xml
            """)

    @Argument(
        help: "Files that end in .xliff, .xcloc, .csv, .tsv, .po, .arb or .json, or Android resources (.xml).",
        completion: .file(extensions: ["xliff", "xcloc", "csv", "tsv", "po", "arb", "json", "xml"]))
    var file: [String]

    @Flag(help: "Add the keys that the table lacks.")
    var create = false

    @OptionGroup var answer: AnswerOptions
    @OptionGroup var edit: EditOptions
    @OptionGroup var output: OutputOptions

    func run() async throws {
        var console = Console()
        for path in file {
            do {
                try await ImportSession(path, createsKeys: create, edit, output, answer).run(&console)
            } catch let failure as CommandFailure {
                // Report the failure, and import the remaining files anyway.
                try console.flush()
                try console.fail(failure)
            }
        }
        try console.finish()
    }
}
