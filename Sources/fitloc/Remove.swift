import ArgumentParser
import CommandSupport
import XCStringsKit

/// Removes keys.
struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Remove keys with all their texts.",
        discussion: """
            Of a legacy table, the key's lines go from the files of all languages.

              fitloc remove home.old home.older
              fitloc remove home.old --dry-run
            """)

    @Argument(help: "The keys.", completion: .keys)
    var key: [String]

    @OptionGroup var edit: EditOptions
    @OptionGroup var output: OutputOptions

    func run() async throws {
        var console = Console()
        let session = try await EditSession.load(edit, output)
        let removals = try session.tables(having: key).map { table, keys in
            (table: table, changes: keys.map { KeyChange($0, .remove) })
        }
        try session.check(removals)
        for (table, changes) in removals {
            try session.apply(changes, to: table, console: &console) { plan in
                EditSummary.removed(from: table, plan)
            }
        }
        try console.finish()
    }
}
