import ArgumentParser
import CatalogEditing
import CommandOutput
import InterfaceTexts
import ProgramSupport
import Sessions
import TerminalSupport

/// The command that adds a key.
struct Add: AsyncParsableCommand, UndoableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Add a key with its texts.",
        discussion: """
            On a terminal, the command asks for each required language without --value, suggests matching texts from \
            the project, checks the input and writes once. Press Enter on an empty line to leave a language for later. \
            Languages in which gaps are not errors are skipped, as are largely untranslated languages if there is no \
            configuration. In a script, give a --value for every required language, or --incomplete.

            Without --catalog, the key is added to the table whose keys share the longest dotted prefix; of several \
            such tables, to the one with the name of the first word, such as Home for home.title. Otherwise it \
            is added to the table named Localizable, else to the configuration's default-catalog. A file that cannot be \
            read is a warning if the key cannot belong there, or else nothing is written.

            With - instead of a key, a list is read from standard input: JSON objects, or a table with a column for \
            each language, as CSV or separated by tabs. Files are written once. If a key cannot be added, nothing is written, unless \
            --keep-going is given.

              fitloc add fitpal.subtitle
              fitloc add fitpal.subtitle --value en='Your coach' --value pt-BR='Seu treinador'
              fitloc add streak.days --value en.plural.one='%lld day' --value en.plural.other='%lld days' …
              echo '{"key":"home.title","values":{"en":"Home","pt-BR":"Início"}}' | fitloc add -
            """)

    @Argument(help: "The key; - to read a list from standard input.", completion: .offers(.newKey))
    var key: String

    @Argument(help: .hidden)
    var rest: [String] = []

    @OptionGroup var texts: TextOptions

    @Flag(help: "Allow missing texts in required languages; they are written in state new.")
    var incomplete = false

    @OptionGroup var batch: BatchOptions
    @OptionGroup var answer: AnswerOptions
    @OptionGroup var edit: EditOptions
    @OptionGroup var output: OutputOptions

    private var isList: Bool { key == BatchOptions.standardInput }

    func validate() throws {
        try KeyArgument.checkNew(key)
        try batch.requireList(isList)
        if isList, !texts.isEmpty {
            throw ValidationError("A list contains its own texts; remove --value and --comment.")
        }
    }

    func run() async throws {
        // Not in `validate`, so that the parser reports an unknown option first.
        for argument in rest { try KeyArgument.refuse(argument) }
        var console = Console()
        if isList {
            try await BatchSession(key, .add, isIncomplete: incomplete, batch.settings, edit.settings(output, answer))
                .run(&console)
            return try console.finish()
        }
        let asks = Prompter.isPossible && !incomplete
        let session = try await EditSession.load(edit.settings(output, answer), wholeProject: asks)
        let table = try session.table(forNew: key)
        let given: [TextAssignment]
        do throws(ChangeRefusal) {
            given = try table.meantLanguages.meant(texts.texts)
        } catch {
            throw CommandFailure(adding: error)
        }
        var addition = KeyAddition(key, texts: given, comment: texts.commentText, isIncomplete: incomplete)
        if asks {
            var dialogue = AdditionDialogue(session, table)
            try dialogue.complete(&addition)
        }
        let change: KeyChange
        do {
            try table.requireAbsent(key)
            change = try addition.change(in: table)
        } catch {
            throw CommandFailure(adding: error)
        }
        if let broken = table.brokenFile {
            throw CommandFailure([FailureLine(broken), .detail(Texts.Edit.nothingWritten.resolved)])
        }
        let left = addition.languagesWithoutText(in: table)
        try session.apply([change], to: table, console: &console) { plan in
            EditSummary.added(key, to: table, plan, left: left)
        }
        try session.noteUnreadable(to: &console)
        try console.finish()
    }
}
