import ArgumentParser
import CatalogEditing
import CommandOutput
import InterfaceTexts
import ProgramSupport
import Sessions

/// The command that removes keys.
struct Remove: AsyncParsableCommand, UndoableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove keys with all their texts.",
        discussion: """
            A * in a key matches any characters, unless a key has this very name. Several keys that match are listed \
            and removed after a question, or with --yes. In a legacy table, the key is removed from the files of all languages. With - instead of keys, a list is \
            read from standard input, and files are written once: one key per line with the escapes of fitloc list, \
            JSON objects, or the output of fitloc list in any format. The heading “key” is optional.

              fitloc remove home.old home.older
              fitloc remove 'home.old.*' --dry-run
              fitloc list --match 'old.*' | cut -f 1 | fitloc remove -
              echo '{"key":"home.title"}' | fitloc remove -
            """)

    @Argument(help: "Keys or key patterns; - to read a list from standard input.", completion: .offers(.keys))
    var key: [String]

    @OptionGroup var consent: ConsentOptions
    @OptionGroup var batch: BatchOptions
    @OptionGroup var answer: AnswerOptions
    @OptionGroup var edit: EditOptions
    @OptionGroup var output: OutputOptions

    private var isList: Bool { key == [BatchOptions.standardInput] }

    func validate() throws { try batch.requireList(isList) }

    func run() async throws {
        var console = Console()
        if isList {
            try await BatchSession(key[0], .remove, batch.settings, edit.settings(output, answer)).run(&console)
            return try console.finish()
        }
        let session = try await EditSession.load(edit.settings(output, answer))
        session.beginAnswer(&console)
        let selection = try session.keys(chosenBy: key, reportingTo: &console)
        let removals = selection.tables.map { table, keys in
            (table: table, changes: keys.map { KeyChange($0, .remove) })
        }
        try session.check(removals)
        guard
            try session.consents(
                to: selection, isGiven: consent.isGiven, { Texts.Keys.Question.remove(count: $0) })
        else { return try console.finish() }
        let keys = removals.flatMap { removal in removal.changes.map { (key: $0.key, table: removal.table.path) } }
        let uses = await RemainingUses(of: keys, unless: output.isQuiet)
        for (table, changes) in removals {
            try session.apply(changes, to: table, console: &console) { plan in
                EditSummary.removed(from: table, plan)
            }
        }
        try console.note(uses.notes { Texts.Edit.stillUsed(count: $1, key: $0).resolved })
        try console.finish()
    }
}
