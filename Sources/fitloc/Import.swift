import ArgumentParser
import CommandSupport
import XCStringsKit

/// Takes translations that came back.
struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Take translations from XLIFF, .xcloc and CSV files.",
        discussion: """
            Only what differs is written. A translation is taken if the source still says what was translated and the \
            checks of format specifiers and plural categories pass; what is skipped is listed with the reason. The table \
            is the one that the file names below the configuration's or the current folder, else the only one of that \
            name there. Keys that no table has are not made; `fitloc add - --input csv` makes them.

              fitloc import pt-BR.xliff --dry-run
              fitloc import de.xcloc fr.xcloc
            """)

    @Argument(
        help: "Files that end in .xliff, .xcloc or .csv.", completion: .file(extensions: ["xliff", "xcloc", "csv"]))
    var file: [String]

    @OptionGroup var answer: AnswerOptions
    @OptionGroup var edit: EditOptions
    @OptionGroup var output: OutputOptions

    func run() async throws {
        var console = Console()
        for path in file {
            do {
                try await ImportSession(path, edit, output, answer).run(&console)
            } catch let failure as CommandFailure {
                // The others are taken all the same.
                try console.flush()
                try console.fail(failure)
            }
        }
        try console.finish()
    }
}
