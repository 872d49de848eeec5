import ArgumentParser
import CommandSupport
import XCStringsKit

/// Changes keys that are there.
struct Set: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Change texts, states, the comment of keys that exist.",
        discussion: """
            Keys are named, or chosen by --match and --where. On a terminal, with nothing to change given, it asks for \
            the texts of the key, with those that are there to be edited.

            A new source text leaves the translations as they are; how many are suspect now is said, and --mark-review \
            sends them to review.

              fitloc set home.title --value pt-BR=Início
              fitloc set --match 'home.*' --where state=needs_review --state pt-BR=translated
            """)

    @Argument(help: "The keys.", completion: .keys)
    var key: [String] = []

    @OptionGroup var texts: TextOptions
    @OptionGroup var states: StateOptions
    @OptionGroup var edit: EditOptions
    @OptionGroup var output: OutputOptions

    private var changes: [EntryChange] {
        texts.texts.map(\.change) + (texts.commentText.map { [.comment($0)] } ?? []) + states.changes
    }

    private var isEmpty: Bool { changes.isEmpty && !states.marksTranslations }

    func validate() throws {
        try KeyArgument.checkNames(key)
        if key.isEmpty, !states.choosesKeys {
            throw ValidationError("Name the keys to change, or choose them by --match or --where.")
        }
        if !key.isEmpty, states.choosesKeys {
            throw ValidationError("Keys are named or chosen by --match and --where, not both.")
        }
        if isEmpty, !(key.count == 1 && Prompter.isPossible) {
            throw ValidationError("Nothing to change: give --value, --comment, --state, --translate or --mark-review.")
        }
    }

    func run() async throws {
        var console = Console()
        let session = try await EditSession.load(edit, output, wholeProject: isEmpty)
        let found = try session.tables(having: key, matching: states.choosesKeys ? states.keyMatch : nil)
        if states.choosesKeys { try session.reportUnreadable(to: &console) }
        if found.isEmpty, !output.isQuiet { try console.write("\(Texts.Edit.noSuchText)\n") }
        let steps = try found.map { table, keys in
            let given = isEmpty ? try ChangeDialogue(session, table).changes(of: keys[0]) : changes
            let change = KeyChange.Kind.change(given, marksTranslations: states.marksTranslations)
            return (table: table, changes: keys.map { KeyChange($0, change) })
        }
        try session.check(steps)
        for (table, changes) in steps {
            try session.apply(changes, to: table, console: &console) { plan in
                EditSummary.changed(in: table, plan, hasMarked: states.marksTranslations)
            }
        }
        try console.finish()
    }
}
