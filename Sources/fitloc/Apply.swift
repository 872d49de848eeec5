import ArgumentParser
import CommandSupport

/// The command that applies a list of changes.
struct Apply: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make a list of changes to keys, all at once.",
        discussion: """
            The list has an object of JSON on each line, or is one array of them, or a table with a column for each \
            language. The member op says what is done: add, set, unset, remove, rename, move or copy. The member key \
            says to which key. Texts are given by language or part in values, and states in state. The new name, or \
            the file that a key moves to, is in to, and the languages that go are listed in unset. The members \
            comment, translate and catalog are as the options of add and set.

            Changes are made in their order, and each file is written once. If one cannot be made nothing is written, \
            unless --keep-going; the reasons name the lines.

              fitloc apply changes.jsonl --dry-run
              {"op":"add","key":"home.title","values":{"en":"Home","pt-BR":"Início"},"comment":"Tab"}
              {"op":"set","key":"days","values":{"pt-BR.plural.one":"%lld dia"},"state":{"pt-BR":"needs_review"}}
              {"op":"unset","key":"home.title","unset":["fr"]}
              {"op":"rename","key":"home.title","to":"start.title"}
            """)

    @Argument(help: ArgumentHelp("The list; - is standard input.", valueName: "file"), completion: .file())
    var file: String

    @Flag(help: "Leave texts that are required and not given for later, in state new.")
    var incomplete = false

    @OptionGroup var batch: BatchOptions
    @OptionGroup var answer: AnswerOptions
    @OptionGroup var edit: EditOptions
    @OptionGroup var output: OutputOptions

    func run() async throws {
        var console = Console()
        try await BatchSession(file, nil, isIncomplete: incomplete, batch, edit, output, answer).run(&console)
        try console.finish()
    }
}
