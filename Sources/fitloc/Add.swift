import ArgumentParser
import CommandSupport
import XCStringsKit

/// The command that adds a key.
struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Add a key with its texts.",
        discussion: """
            On a terminal it asks for each required language that has no --value, offers what the project has already \
            for that text, checks what is typed, and writes once. Enter on an empty line leaves a language for later; one \
            in which gaps are no errors, or without a configuration one that lacks many texts, is left without a question. \
            In a script every required language needs a --value, or --incomplete.

            Without --catalog the key goes to the table that has keys with the longest dotted prefix in common, else to \
            the one named Localizable, else to the configuration's default-catalog.

            With - in place of the key it reads a list from standard input, an object of JSON on each line or a table \
            with a column for each language, and writes once: all keys or, with --keep-going, those that can be added.

              fitloc add fitpal.subtitle
              fitloc add fitpal.subtitle --value en='Your coach' --value pt-BR='Seu treinador'
              fitloc add streak.days --value en.plural.one='%lld day' --value en.plural.other='%lld days' …
              echo '{"key":"home.title","values":{"en":"Home","pt-BR":"Início"}}' | fitloc add -
            """)

    @Argument(help: "The key; - is a list on standard input.", completion: .offers(.newKey))
    var key: String

    @Argument(help: .hidden)
    var rest: [String] = []

    @OptionGroup var texts: TextOptions

    @Flag(help: "Leave texts that are required and not given for later, in state new.")
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
            throw ValidationError("A list says its texts itself: leave out --value and --comment.")
        }
    }

    func run() async throws {
        // Not in `validate`, so that the parser reports an unknown option first.
        for argument in rest { try KeyArgument.refuse(argument) }
        var console = Console()
        if isList {
            try await BatchSession(key, .add, isIncomplete: incomplete, batch, edit, output, answer).run(&console)
            return try console.finish()
        }
        let asks = Prompter.isPossible && !incomplete
        let session = try await EditSession.load(edit, output, answer: answer, wholeProject: asks)
        let table = try session.table(forNew: key)
        var addition = KeyAddition(key, texts: texts.texts, comment: texts.commentText, isIncomplete: incomplete)
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
        let left = addition.languagesWithoutText(in: table)
        try session.apply([change], to: table, console: &console) { plan in
            EditSummary.added(key, to: table, plan, left: left)
        }
        try console.finish()
    }
}
