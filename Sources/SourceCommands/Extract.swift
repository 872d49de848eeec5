import ArgumentParser
import CatalogLint
import CommandOutput
import FileSearch
import InterfaceTexts
import ProgramSupport
import Sessions
import SwiftSources

/// The command that adds the keys used in code to the tables.
extension ExtractArguments: AsyncParsableCommand, UndoableCommand {
    package func run() async throws {
        var console = Console()
        let reader = try CodeReader(sources)
        let session = try await EditSession.load(
            edit.settings(output), endings: FileFinder.catalogEndings, wholeProject: true)
        let read = try isJSON ? reader.read() : reader.readProject(beside: session.tables)
        let code = try read.compiled(stringsData)
        try console.fail(code.failures)
        try console.fail(code.compilerFailures)
        let project = code.wholeProject(beside: session.workspace.project.tables)
        guard !isJSON else {
            try console.write(ExtractReport.json(of: project.extractedKeys()))
            return try console.finish()
        }
        try session.reportUnreadable(to: &console)
        let chosen = Set(session.tables.map(\.path))
        let others = reader.otherFiles(beside: code)
        try console.fail(others.failures)
        let information = try information(for: session, reader, console: &console)
        let extraction = Extraction(
            of: project, code.finder(of: project, others), information: information,
            unread: session.workspace.unreadTables, isNamed: Set(code.files.map(\.path)).contains,
            isChosen: { chosen.contains($0.path) })
        let report = ExtractReport(extraction, in: project)
        // If a catalog cannot be read, do not report missing keys, because the catalog may contain them.
        try console.note(code.unreadNotes + others.notes + (console.isFine ? report.notes : []))
        if check {
            if console.isFine || !extraction.isEmpty { try console.write(report.text(output)) }
            if !extraction.isEmpty { console.end(with: .findings) }
            return try console.finish()
        }
        let shares = extraction.tables.map {
            RemovalShare(of: $0.changes.map(\.change), in: project.tables[$0.table])
        }
        let excessive = force ? [] : shares.filter(\.needsForce)
        if edit.isDryRun { try console.note(excessive.map(\.note)) }
        guard excessive.isEmpty || edit.isDryRun else {
            for share in excessive { try console.fail(share.refusal) }
            return try console.finish()
        }
        for changes in extraction.tables {
            let table = session.editable(project.tables[changes.table])
            let possible = try report.possible(changes.changes, in: table, console: &console)
            guard !possible.isEmpty else { continue }
            try session.apply(possible.map(\.change), to: table, console: &console) { _ in
                report.summary(of: possible, in: table)
            }
        }
        if extraction.isEmpty, extraction.unknown.isEmpty, console.isFine, !output.isQuiet {
            try console.write("\(Texts.Extract.current)\n")
        }
        try console.finish()
    }

    /// Returns the texts of Info.plist files, or none if no table contains such texts.
    private func information(
        for session: EditSession, _ reader: CodeReader, console: inout Console
    ) throws -> [InfoPlistText] {
        guard session.tables.contains(where: { TableKind($0) == .infoPlist }) else { return [] }
        let information = reader.infoPlists()
        if !information.failures.isEmpty { try console.fail(information.failures) }
        return information.texts
    }
}
