import ArgumentParser
import CommandOutput
import FileSearch
import InterfaceTexts
import ProgramSupport
import Sessions
import SwiftSources

/// The command that lists and removes keys that no code uses.
extension UnusedArguments: AsyncParsableCommand, UndoableCommand {
    package func run() async throws {
        var console = Console(pagedBy: removes ? nil : pager.program)
        let session = try await EditSession.load(edit.settings(output, answer), endings: FileFinder.catalogEndings)
        session.beginAnswer(&console)
        let reader = try CodeReader(self.code.paths)
        let code = try reader.readProject(beside: session.tables)
        try session.reportUnreadable(to: &console)
        try console.fail(code.failures)
        // Without the code, all keys would seem unused.
        guard !code.files.isEmpty, !session.tables.isEmpty else { return try console.finish() }
        let project = code.wholeProject(beside: session.tables)
        let others = reader.otherFiles(beside: code)
        try console.fail(others.failures)
        let unused = UnusedReport(
            project.unusedKeys(code.finder(of: project, others)), in: project, atLeast: UnusedKey.Proof(level)
        )
        try console.note(code.unreadNotes + others.notes)
        if !removes {
            try console.write(isJSON ? unused.json() : unused.text(output))
            return try console.finish()
        }
        // Unread code can use the keys.
        guard console.isFine else { return try console.finish() }
        if code.hasSystemFailures(beside: others) { throw CommandFailure.nothingWritten }
        let removals = unused.removals(in: session)
        try session.check(removals)
        let shares = removals.map { RemovalShare(of: $0.changes, in: $0.table.table) }
        guard try confirm(shares, count: removals.map(\.changes.count).reduce(0, +), session, &console) else {
            return try console.finish()
        }
        for (table, changes) in removals {
            try session.apply(changes, to: table, console: &console) { EditSummary.removed(from: table, $0) }
        }
        if removals.isEmpty, !output.isQuiet, !console.isReporting { try console.write(unused.summary) }
        try console.finish()
    }

    /// Returns whether to remove keys: asks on a terminal, and refuses to remove most of a table.
    ///
    /// - Throws: `CommandFailure` if a question is needed and there is no terminal, or if the input ends.
    private func confirm(
        _ shares: [RemovalShare], count: Int, _ session: EditSession, _ console: inout Console
    ) throws -> Bool {
        guard count > 0 else { return true }
        let excessive = force ? [] : shares.filter(\.needsForce)
        if edit.isDryRun {
            try console.note(excessive.map(\.note))
            return true
        }
        for share in excessive { try console.fail(share.refusal) }
        guard excessive.isEmpty else { return false }
        if yes { return true }
        guard var prompter = session.prompter() else { throw CommandFailure(Texts.Unused.needsTerminal) }
        try prompter.show(shares.map(\.line).joined(separator: "\n"))
        guard let answer = try prompter.consent(to: Texts.Unused.question(count: count)) else {
            throw CommandFailure.nothingWritten
        }
        return answer == .yes
    }
}
