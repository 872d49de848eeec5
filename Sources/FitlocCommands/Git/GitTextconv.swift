import ArgumentParser
import CatalogComparison
import CatalogCore
import CommandOutput
import Workspaces

/// The command that prints a table for `git diff`.
struct GitTextconv: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "textconv",
        abstract: "Print a catalog or table as git diff shows it.",
        discussion: """
            Prints one line per key with its comment, and one line per text with its language, part and state unless \
            it is translated. Lines are sorted by key. A broken file is printed unchanged.

              fitloc git textconv Localizable.xcstrings
            """)

    @Argument(help: "A catalog, .strings or .stringsdict file; - for standard input.", completion: .file())
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
