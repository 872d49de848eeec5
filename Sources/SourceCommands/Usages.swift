import ArgumentParser
import CatalogLint
import CommandOutput
import FileSearch
import InterfaceTexts
import ProgramSupport
import Sessions
import SwiftSources

/// The command that shows where code uses keys.
extension UsagesArguments: AsyncParsableCommand {
    package func run() async throws {
        var console = Console(pagedBy: pager.program)
        let session = try await EditSession.load(table.settings(output), endings: FileFinder.catalogEndings)
        let reader = try CodeReader(self.code.paths)
        let code = try self.code.paths.isEmpty ? reader.readProject(beside: session.tables) : reader.read()
        try console.fail(code.failures)
        let project = code.wholeProject(beside: session.tables)
        let others = reader.otherFiles(beside: code)
        try console.fail(others.failures)
        let selected = try key.flatMap(session.names(meantBy:))
        let finder = code.finder(of: project, others, besides: selected)
        let reports = selected.map { UsagesReport(of: $0, in: project, finder, table: session.isNamed ? 0 : nil) }
        for report in reports where report.isEmpty || !report.isDeclared {
            // A key that is neither in a table nor in code is probably misspelled, so report an unknown key.
            guard !report.isEmpty || report.isDeclared else { _ = try session.table(having: report.key); return }
            let key = Quotation.of(report.key)
            try console.note(
                (report.isDeclared ? Texts.Usages.none(key: key) : Texts.Usages.undeclared(key: key)).resolved)
        }
        try console.note(code.unreadNotes + others.notes)
        try console.write(
            isJSON
                ? UsagesReport.json(reports, asList: key != selected || selected.count > 1)
                : UsagesReport.text(reports.filter { !$0.isEmpty }, output))
        try console.finish()
    }
}
