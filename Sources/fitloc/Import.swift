import ArgumentParser
import CommandSupport
import XCStringsKit

/// The command that imports translations from files.
struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Take translations from XLIFF, .xcloc, CSV, PO, Android's, ARB and JSON files.",
        discussion: """
            Only what differs is written. A translation is taken if the source still says what was translated and the \
            checks of format specifiers and plural categories pass; what is skipped is listed with the reason. The table \
            is the one that the file names below the configuration's or the current folder, else the only one of that \
            name there.

            Keys that the table does not have are skipped; --create adds them, with what the file says of them. Other \
            languages that every key must have are left for later, in state new.

            Of Android's resources the folder tells the language and the file's name the table. What was translated is \
            read from the file of that name in values.

              fitloc import pt-BR.xliff --dry-run
              fitloc import de.xcloc fr.xcloc
              fitloc import texts.csv --create
              fitloc import po/pt_BR.po lib/l10n/app_pt_BR.arb locales/pt-BR/Localizable.json
              fitloc import app/src/main/res/values-*/strings.xml
            """)

    @Argument(
        help: "Files that end in .xliff, .xcloc, .csv, .po, .arb or .json, or .xml of Android's resources.",
        completion: .file(extensions: ["xliff", "xcloc", "csv", "po", "arb", "json", "xml"]))
    var file: [String]

    @Flag(help: "Add the keys that the table does not have.")
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
                // Import the remaining files anyway.
                try console.flush()
                try console.fail(failure)
            }
        }
        try console.finish()
    }
}
