import ArgumentParser
import CommandOutput
import FileSearch
import InterfaceTexts
import ProgramSupport
import Sessions
import SwiftSources

/// The command that moves hard-coded strings to a catalog.
extension AdoptArguments: AsyncParsableCommand, UndoableCommand {
    package func run() async throws {
        if accessors.areWanted { return try await AccessorRun(self).run() }
        var console = Console()
        let asks = !yes && !edit.isDryRun
        let session = try await EditSession.load(edit.settings(output, answer), endings: FileFinder.catalogEndings)
        session.beginAnswer(&console)
        let prompter = asks ? session.prompter() : nil
        guard prompter != nil || !asks else { throw CommandFailure(Texts.Adopt.needsTerminal) }
        guard !session.workspace.project.files.isEmpty else { throw CommandFailure(Texts.Table.noTableHere) }
        let code = try CodeReader(self.code.paths, besides: file).read()
        try session.reportUnreadable(to: &console)
        try console.fail(code.failures)
        let project = code.project(beside: session.tables)
        let named = Set(CodeReader.files(below: file))
        try console.note(code.notes(on: named))
        let search = HardCodedTexts.search(in: project)
        if search.isCutOff { try console.note(Texts.Sources.cutOff.resolved) }
        let texts = search.texts.filter { named.contains($0.location.path) }
        let planner = InteractiveAdoptionPlanner(project, session, code: code)
        var choice = AdoptionChoice(planner.plan(of: texts))
        if let prompter {
            var dialogue = AdoptDialogue(prompter, planner, project)
            guard try dialogue.goThrough(&choice) else { throw CommandFailure.nothingWritten }
        }
        try carryOut(choice, planner, session, code, &console)
        try console.finish()
    }

    private func carryOut(
        _ choice: AdoptionChoice, _ planner: InteractiveAdoptionPlanner, _ session: EditSession, _ code: LoadedCode,
        _ console: inout Console
    ) throws {
        let plan = choice.plan
        let edits = Dictionary(uniqueKeysWithValues: plan.paths.map { ($0, plan.edits(for: $0)) })
        let codeChanges = try CodeChanges(edits, of: code.files)
        let changes = try choice.changes(in: session)
        try session.check(changes)
        let report = AdoptReport(plan)
        for (table, changes) in changes where !changes.isEmpty {
            try session.apply(changes, to: table, console: &console) { report.added(to: table, $0) }
        }
        let isDryRun = edit.isDryRun
        if isDryRun { try codeChanges.show(console: &console, output.patchStyler) }
        let unwritten = isDryRun ? [] : try codeChanges.write(console: &console)
        console.report(report.changes(exceptIn: unwritten))
        console.report(report.skipped)
        let isDone = !isDryRun && unwritten.isEmpty
        if isDone, console.isFine || !plan.adoptions.isEmpty, !output.isQuiet, !console.isReporting {
            try console.write(report.summary + report.next(choice.languagesLeft(planner)) + report.plurals)
        }
        try console.note(report.notes)
    }
}
