import ArgumentParser
import CommandSupport
import XCStringsKit

/// Renames a key.
struct Rename: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Rename a key; its texts stay as they are.",
        discussion: "Code that uses the old key has to be changed along with it.")

    @Argument(help: "The key as it is.")
    var old: String

    @Argument(help: "The key as it is to be.")
    var new: String

    @OptionGroup var edit: EditOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        try KeyArgument.checkNew(new)
    }

    func run() async throws {
        var console = Console()
        let session = try await EditSession.load(edit, output)
        let table = try session.table(having: old)
        try session.apply([KeyChange(old, .rename(new))], to: table, console: &console) { plan in
            EditSummary.renamed(old, to: new, in: table, plan)
        }
        try console.finish()
    }
}
