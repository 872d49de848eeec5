import ArgumentParser
import XCStringsKit

/// The arguments of `rename`.
package struct RenameArguments: ParsableArguments {
    /// The command's name and help.
    package static let configuration = CommandConfiguration(
        commandName: "rename",
        abstract: "Rename a key; its texts stay as they are.",
        discussion: """
            Code that uses the old key has to be changed along with it. With --in-sources the literals that look it up \
            are, and the accessors that are written out in full; what cannot be changed safely is listed. With - in \
            place of the keys it reads a list from standard input, an object of JSON on each line, and writes once.

              fitloc rename home.title start.title
              fitloc rename home.title start.title --in-sources --dry-run
              echo '{"key":"home.title","to":"start.title"}' | fitloc rename -
            """)

    /// The existing key.
    @Argument(help: "The key as it is; - is a list on standard input.", completion: .offers(.keys))
    package var old: String

    /// The new key.
    @Argument(help: "The key as it is to be.", completion: .offers(.newKey))
    package var new: String = ""

    /// Whether to rename the key in Swift code too.
    @Flag(help: "Also change the literals and accessors in Swift code that look the key up.")
    package var inSources = false

    /// The location of the code.
    @OptionGroup package var code: SourceOptions
    /// The options for lists of changes.
    @OptionGroup package var batch: BatchOptions
    /// The output format.
    @OptionGroup package var answer: AnswerOptions
    /// The table to change, and whether to write.
    @OptionGroup package var edit: EditOptions
    /// The options for printed output.
    @OptionGroup package var output: OutputOptions

    /// Creates arguments with their defaults.
    package init() {}

    /// Whether the keys are read as a list from standard input.
    package var isList: Bool { old == BatchOptions.standardInput }

    /// Rejects an invalid new key, and `--sources` without `--in-sources`.
    package func validate() throws {
        try batch.requireList(isList)
        if isList {
            guard new.isEmpty, !inSources else {
                throw ValidationError("A list says the new keys itself, and --in-sources changes one key at a time.")
            }
        } else if new.isEmpty {
            throw ValidationError("Give the key as it is to be; it cannot be empty.")
        }
        if !code.paths.isEmpty, !inSources {
            throw ValidationError("--sources says where --in-sources looks; give both.")
        }
    }

    /// Renames the key in its table, or shows what would change.
    package func rename(in session: EditSession, console: inout Console) throws {
        let table = try session.table(having: old)
        try session.apply([KeyChange(old, .rename(new))], to: table, console: &console) { plan in
            EditSummary.renamed(old, to: new, in: table, plan)
        }
    }
}
