import ArgumentParser
import CatalogCore
import CatalogEditing
import CatalogLint
import CommandOutput
import InterfaceTexts
import ProgramSupport
import Sessions
import SwiftSources

/// The command that renames a key in its table and in Swift code.
extension RenameArguments: AsyncParsableCommand {
    package func run() async throws {
        var console = Console()
        let session = try await EditSession.load(edit.settings(output, answer), wholeProject: true)
        session.beginAnswer(&console)
        let table = try session.table(having: old)
        let reader = try CodeReader(self.code.paths)
        let code = try reader.read()
        try console.fail(code.failures)
        let project = code.project(beside: session.workspace.project.tables)
        let renaming = KeyRenaming(
            from: old, to: new, in: project, table: table.table, targets: code.targets,
            lint: table.settings)
        if let complaint = table.complaint(about: KeyChange(old, .rename(new))) {
            throw CommandFailure(complaint)
        }
        let others = reader.otherFiles(beside: code)
        let report = RenameReport(
            renaming, others: others.mentions(of: [ExactText(old)]).places(of: old), self)
        guard report.leftCount == 0 || force else {
            try console.note(code.unreadNotes + others.notes + report.notes)
            throw CommandFailure(Texts.Rename.refused(count: report.leftCount, key: Quotation.of(old)))
        }
        let codeChanges = try CodeChanges(renaming.edits, of: code.files)
        // Changes the code first: if a file cannot be written, running the same command again continues the renaming.
        guard try edit.isDryRun || codeChanges.write(console: &console).isEmpty else {
            return try console.finish()
        }
        try rename(in: session, console: &console)
        if edit.isDryRun { try codeChanges.show(console: &console, output.patchStyler) }
        if !edit.isDryRun, !output.isQuiet, !console.isReporting {
            try console.write(report.summary)
        }
        try console.note(code.unreadNotes + others.notes + report.notes)
        try console.finish()
    }
}
