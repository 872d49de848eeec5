import ArgumentParser
import CatalogCore
import CommandOutput
import FileSearch
import ProgramSupport
import Sessions
import SwiftSources

/// The command that renames keys in their tables and in Swift code.
extension RenameArguments: AsyncParsableCommand, UndoableCommand {
    package func run() async throws {
        var console = Console()
        let session = try await EditSession.load(
            edit.settings(output, answer), endings: FileFinder.catalogEndings, wholeProject: true)
        session.beginAnswer(&console)
        guard let names = try names(in: session, reportingTo: &console) else { return try console.finish() }
        let reader = try CodeReader(self.code.paths)
        let code = try reader.read()
        try console.fail(code.failures)
        let project = code.project(beside: session.workspace.project.tables)
        let others = reader.otherFiles(beside: code)
        let report = RenameReport(
            of: names, in: project, targets: code.targets,
            others.mentions(of: Set(names.locations.map { ExactText($0.key) }), besides: project))
        guard report.leftCount == 0 || force else {
            try console.note(code.unreadNotes + others.notes + report.notes)
            throw CommandFailure(report.refusal)
        }
        let codeChanges = try CodeChanges(report.edits, of: code.files)
        // Changes the code first: if a file cannot be written, running the same command again continues the renaming.
        guard try edit.isDryRun || codeChanges.write(console: &console).isEmpty else {
            return try console.finish()
        }
        try session.rename(names, joins: join, console: &console)
        if edit.isDryRun { try codeChanges.show(console: &console, output.patchStyler) }
        if !edit.isDryRun, !output.isQuiet, !console.isReporting {
            try console.write(report.summary)
        }
        try console.note(code.unreadNotes + others.notes + report.notes)
        try console.finish()
    }
}
