import ArgumentParser
import XCStringsKit

/// What `rename` takes.
package struct RenameArguments: ParsableArguments {
    /// What the command says of itself.
    package static let configuration = CommandConfiguration(
        commandName: "rename",
        abstract: "Rename a key; its texts stay as they are.",
        discussion: """
            Code that uses the old key has to be changed along with it. With --in-sources the literals that look it up \
            are, and the accessors that are written out in full; what cannot be changed safely is listed.

              fitloc rename home.title start.title
              fitloc rename home.title start.title --in-sources --dry-run
            """)

    /// The key as it is.
    @Argument(help: "The key as it is.", completion: .keys)
    package var old: String

    /// The key as it is to be.
    @Argument(help: "The key as it is to be.")
    package var new: String

    /// Whether Swift code changes along.
    @Flag(help: "Also change the literals and accessors in Swift code that look the key up.")
    package var inSources = false

    /// Where the code lies.
    @OptionGroup package var code: SourceOptions
    /// Which table is meant, and whether anything is written.
    @OptionGroup package var edit: EditOptions
    /// What is printed and how.
    @OptionGroup package var output: OutputOptions

    /// Creates arguments with their defaults.
    package init() {}

    /// Refuses a new key that is none, and sources that nobody asked for.
    package func validate() throws {
        try KeyArgument.checkNew(new)
        if !code.paths.isEmpty, !inSources {
            throw ValidationError("--sources says where --in-sources looks; give both.")
        }
    }

    /// Renames the key in its table, or shows what would change.
    ///
    package func rename(in session: EditSession, console: inout Console) throws {
        let table = try session.table(having: old)
        try session.apply([KeyChange(old, .rename(new))], to: table, console: &console) { plan in
            EditSummary.renamed(old, to: new, in: table, plan)
        }
    }
}
