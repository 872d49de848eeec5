import ArgumentParser
import CommandOutput
import ProgramSupport
import Sessions

/// The command that undoes the changes of the last command.
struct Undo: AsyncParsableCommand, UndoableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo",
        abstract: "Undo the changes of the last command.",
        discussion: """
            Gives the files that the last command changed the contents that they had before. Works for every command that \
            changes texts, keys, languages or code, whether or not the project uses git; used again, it makes the changes \
            again. If a file has changed since, nothing is written and the file is named. Files that a command made for \
            others, such as exports and reports, stay.

              fitloc undo --dry-run
              fitloc undo
            """)

    @Flag(name: .dryRun, help: "Print a unified diff of what would change; write nothing.")
    var dryRun = false

    @OptionGroup var answer: AnswerOptions
    @OptionGroup var output: OutputOptions

    func run() async throws {
        var console = Console()
        if answer.isReport { console.beginFileReport(isDryRun: dryRun) }
        try console.undo(in: UndoStore(), isDryRun: dryRun, output.settings)
        try console.finish()
    }
}
