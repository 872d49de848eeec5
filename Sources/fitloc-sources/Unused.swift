import ArgumentParser
import CommandSupport
import SwiftSources
import XCStringsKit

/// The command that lists and removes keys that no code uses.
extension UnusedArguments: AsyncParsableCommand {
    package func run() async throws {
        var console = Console()
        let session = try await EditSession.load(edit, output, answer: answer)
        session.beginAnswer(&console)
        let reader = try CodeReader(self.code.paths)
        let code = try reader.readProject()
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
        try console.note(code.notes + others.notes)
        if !removes {
            try console.write(isJSON ? unused.json() : unused.text(output))
            return try console.finish()
        }
        // Unread code can use the keys.
        guard console.isFine else { return try console.finish() }
        let removals = unused.removals(in: session)
        try session.check(removals)
        for (table, changes) in removals {
            try session.apply(changes, to: table, console: &console) { EditSummary.removed(from: table, $0) }
        }
        if removals.isEmpty, !output.isQuiet, !console.isReporting { try console.write(unused.summary) }
        try console.finish()
    }
}
