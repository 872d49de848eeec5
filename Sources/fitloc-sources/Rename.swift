import ArgumentParser
import CommandSupport
import SwiftSources
import XCStringsKit

/// Renames a key in its table and in Swift code.
struct Rename: AsyncParsableCommand {
    static let configuration = RenameArguments.configuration

    @OptionGroup var arguments: RenameArguments

    func run() async throws {
        var console = Console()
        let session = try await EditSession.load(arguments.edit, arguments.output)
        let table = try session.table(having: arguments.old)
        let code = try CodeReading(arguments.code.paths).read()
        try console.fail(code.failures)
        let project = code.project(beside: session.workspace.project.tables)
        let renaming = KeyRenaming(
            from: arguments.old, to: arguments.new, in: project, table: table.table, targets: code.targets,
            lint: table.settings)
        let rewriting = try CodeRewriting(renaming.edits, of: code.files)
        try arguments.rename(in: session, console: &console)
        try rewriting.carryOut(arguments.edit, console: &console)
        let report = RenameReport(renaming, arguments)
        if !arguments.edit.isDryRun, !arguments.output.isQuiet { try console.write(report.summary) }
        try console.note(report.notes)
        try console.finish()
    }
}
