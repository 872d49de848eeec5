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
            are, and the accessors that are written out in full; what cannot be changed safely is listed. With - in \
            place of the keys it reads a list from standard input, an object of JSON on each line, and writes once.

              fitloc rename home.title start.title
              fitloc rename home.title start.title --in-sources --dry-run
              echo '{"key":"home.title","to":"start.title"}' | fitloc rename -
            """)

    /// The key as it is.
    @Argument(help: "The key as it is; - is a list on standard input.", completion: .offers(.keys))
    package var old: String

    /// The key as it is to be.
    @Argument(help: "The key as it is to be.", completion: .offers(.newKey))
    package var new: String = ""

    /// Whether Swift code changes along.
    @Flag(help: "Also change the literals and accessors in Swift code that look the key up.")
    package var inSources = false

    /// Where the code lies.
    @OptionGroup package var code: SourceOptions
    /// How a list is read.
    @OptionGroup package var batch: BatchOptions
    /// What the answer looks like.
    @OptionGroup package var answer: AnswerOptions
    /// Which table is meant, and whether anything is written.
    @OptionGroup package var edit: EditOptions
    /// What is printed and how.
    @OptionGroup package var output: OutputOptions

    /// Creates arguments with their defaults.
    package init() {}

    /// Whether the keys come as a list on standard input.
    package var isList: Bool { old == BatchOptions.standardInput }

    /// Refuses a new key that is none, and sources that nobody asked for.
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
    ///
    package func rename(in session: EditSession, console: inout Console) throws {
        let table = try session.table(having: old)
        try session.apply([KeyChange(old, .rename(new))], to: table, console: &console) { plan in
            EditSummary.renamed(old, to: new, in: table, plan)
        }
    }
}
