import ArgumentParser
import CommandSupport
import XCStringsKit

/// The command that prints a table for `git diff`.
struct GitTextconv: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "textconv",
        abstract: "Print a catalog or table as git diff shows it.",
        discussion: """
            A line for each key with its comment, and one for each text with its language, part and state unless that \
            is translated; in the order of the keys, whatever that of the file. A file that is broken is printed as it is.

              fitloc git textconv Localizable.xcstrings
            """)

    @Argument(help: "A catalog, .strings or .stringsdict; - is standard input.", completion: .file())
    var file: String

    func run() throws {
        var console = Console()
        do {
            let isInput = file == Workspace.standardInput
            let bytes = try isInput ? FileReader.readStandardInput() : FileReader.read(file).bytes
            try console.write(TextconvFile.text(of: bytes, path: file))
        } catch let error as FileError {
            throw CommandFailure(error)
        }
        try console.finish()
    }
}
