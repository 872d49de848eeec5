import ArgumentParser
import CatalogEditing
import CommandOutput
import InterfaceTexts
import ProgramSupport
import Sessions
import TerminalSupport

/// The command that changes existing keys.
struct Set: AsyncParsableCommand, UndoableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Change the texts, states and comments of existing keys.",
        discussion: """
            Name the keys, or choose them with --match and --where. A * in a named key matches any characters, unless \
            a key has this very name. Several keys that match are listed and changed after a question, or with \
            --yes; --match does not ask. On a terminal, without changes on the command \
            line, the command asks for the texts of the key and offers the current texts for editing.

            A new source text does not change the translations. The command prints how many may be outdated; \
            --mark-review marks them as needs_review. --unset removes a translation with all its parts, or a single \
            optional part, before new texts are added.

            With - instead of keys, a list is read from standard input: JSON objects, or a table with a column for \
            each language, as CSV or separated by tabs. Files are written once. If a change cannot be made, nothing is written, unless \
            --keep-going is given.

              fitloc set home.title --value pt-BR=Início
              fitloc set --match 'home.*' --where state=needs_review --state pt-BR=translated
              fitloc set home.title --unset fr
              echo '{"key":"home.title","values":{"pt-BR":"Início"},"unset":["fr"]}' | fitloc set -
            """)

    @Argument(help: "Keys or key patterns; - to read a list from standard input.", completion: .offers(.keys))
    var key: [String] = []

    @OptionGroup var texts: TextOptions
    @OptionGroup var states: StateOptions
    @OptionGroup var consent: ConsentOptions
    @OptionGroup var batch: BatchOptions
    @OptionGroup var answer: AnswerOptions
    @OptionGroup var edit: EditOptions
    @OptionGroup var output: OutputOptions

    private var changes: [EntryChange] {
        states.removals + texts.texts.map(\.change) + (texts.commentText.map { [.comment($0)] } ?? [])
            + states.changes
    }

    /// Returns the changes in the languages of a table.
    private func meant(in table: EditableTable) throws(CommandFailure) -> [EntryChange] {
        do throws(ChangeRefusal) {
            return try table.meantLanguages.meant(changes)
        } catch {
            throw CommandFailure(error)
        }
    }

    private var isList: Bool { key == [BatchOptions.standardInput] }

    private var isEmpty: Bool { changes.isEmpty && !states.marksTranslations }

    func validate() throws {
        try KeyArgument.checkNames(key)
        if key.isEmpty, !states.choosesKeys {
            throw ValidationError("Give the keys to change, or choose them with --match or --where.")
        }
        if !key.isEmpty, states.choosesKeys {
            throw ValidationError("Give keys, or --match and --where, not both.")
        }
        try batch.requireList(isList)
        if isList {
            guard isEmpty else {
                throw ValidationError("A list contains its own changes; remove the other options.")
            }
            return
        }
        if isEmpty, !(key.count == 1 && Prompter.isPossible) {
            throw ValidationError(
                "Nothing to change: give --value, --comment, --state, --unset, --translate or --mark-review.")
        }
    }

    func run() async throws {
        var console = Console()
        if isList {
            try await BatchSession(key[0], .set, batch.settings, edit.settings(output, answer)).run(&console)
            return try console.finish()
        }
        let session = try await EditSession.load(edit.settings(output, answer), wholeProject: isEmpty)
        session.beginAnswer(&console)
        let selection = try session.keys(chosenBy: key, reportingTo: &console)
        let found = states.choosesKeys ? try session.tables(matching: states.keyMatch) : selection.tables
        if states.choosesKeys { try session.reportUnreadable(to: &console) }
        if found.isEmpty, !output.isQuiet, !answer.isReport { try console.write("\(Texts.Edit.noSuchText)\n") }
        let steps = try found.map { table, keys in
            let given = isEmpty ? try ChangeDialogue(session, table).changes(of: keys[0]) : try meant(in: table)
            let change = KeyChange.Kind.change(given, marksTranslations: states.marksTranslations)
            return (table: table, changes: keys.map { KeyChange($0, change) })
        }
        try session.check(steps)
        guard
            try session.consents(
                to: selection, isGiven: consent.isGiven, { Texts.Keys.Question.change(count: $0) })
        else { return try console.finish() }
        for (table, changes) in steps {
            try session.apply(changes, to: table, console: &console) { plan in
                EditSummary.changed(in: table, plan, hasMarked: states.marksTranslations)
            }
        }
        try console.finish()
    }
}
