import ArgumentParser
import CommandSupport
import SwiftSources
import XCStringsKit

/// The command that renames a key in its table and in Swift code.
struct Rename: AsyncParsableCommand {
    static let configuration = RenameArguments.configuration

    @OptionGroup var arguments: RenameArguments

    func run() async throws {
        var console = Console()
        let session = try await EditSession.load(arguments.edit, arguments.output, answer: arguments.answer)
        session.beginAnswer(&console)
        let table = try session.table(having: arguments.old)
        let code = try CodeReader(arguments.code.paths).read()
        try console.fail(code.failures)
        let project = code.project(beside: session.workspace.project.tables)
        let renaming = KeyRenaming(
            from: arguments.old, to: arguments.new, in: project, table: table.table, targets: code.targets,
            lint: table.settings)
        let codeChanges = try CodeChanges(renaming.edits, of: code.files)
        if let complaint = table.complaint(about: KeyChange(arguments.old, .rename(arguments.new))) {
            throw CommandFailure(complaint)
        }
        // Changes the code first: if a file cannot be written, running the same command again continues the renaming.
        guard try arguments.edit.isDryRun || codeChanges.write(console: &console).isEmpty else {
            return try console.finish()
        }
        try arguments.rename(in: session, console: &console)
        if arguments.edit.isDryRun { try codeChanges.show(console: &console, arguments.output.patchStyler) }
        let report = RenameReport(renaming, arguments)
        if !arguments.edit.isDryRun, !arguments.output.isQuiet, !console.isReporting {
            try console.write(report.summary)
        }
        try console.note(code.unreadNotes + report.notes)
        try console.finish()
    }
}
