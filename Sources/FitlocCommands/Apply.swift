import ArgumentParser
import CommandOutput
import ProgramSupport
import Sessions

/// The command that applies a list of changes.
struct Apply: AsyncParsableCommand, UndoableCommand {
    static let configuration = CommandConfiguration(
        commandName: "apply",
        abstract: "Apply a list of changes to keys.",
        discussion: """
            The list has JSON objects, one after another or in an array, or is a table with a column for each \
            language, as CSV or separated by tabs. op is the operation: add, set, unset, remove, rename, move or copy. key is the key. values has \
            texts by language or part, and state has states. to is the new name, or the file to move to, and unset \
            lists the languages to remove. comment, translate and catalog correspond to the options of add and set.

            Changes are made in order, and each file is written once. If a change cannot be made, nothing is written, \
            unless --keep-going is given; messages name the lines.

              fitloc apply changes.jsonl --dry-run
              {"op":"add","key":"home.title","values":{"en":"Home","pt-BR":"Início"},"comment":"Tab"}
              {"op":"set","key":"days","values":{"pt-BR.plural.one":"%lld dia"},"state":{"pt-BR":"needs_review"}}
              {"op":"unset","key":"home.title","unset":["fr"]}
              {"op":"rename","key":"home.title","to":"start.title"}
            """)

    @Argument(help: ArgumentHelp("The list of changes; - for standard input.", valueName: "file"), completion: .file())
    var file: String

    @Flag(help: "Allow missing texts in required languages; they are written in state new.")
    var incomplete = false

    @OptionGroup var batch: BatchOptions
    @OptionGroup var answer: AnswerOptions
    @OptionGroup var edit: EditOptions
    @OptionGroup var output: OutputOptions

    func run() async throws {
        var console = Console()
        try await BatchSession(file, nil, isIncomplete: incomplete, batch.settings, edit.settings(output, answer)).run(
            &console)
        try console.finish()
    }
}
