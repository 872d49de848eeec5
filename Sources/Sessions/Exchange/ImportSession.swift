import CatalogCore
import CatalogEditing
import CatalogLint
import CatalogRuntime
import CommandOutput
import InterfaceTexts
import StringTables
import TranslationExchange
import Workspaces

/// The import of a translated file into its tables.
struct ImportSession {
    private let received: ReceivedTranslations
    private let settings: ImportSettings
    /// The indices of the tables that texts can be imported into.
    private let destinations: [Int]

    /// Prepares an import.
    ///
    /// - Parameters:
    ///   - received: The translations to import.
    ///   - settings: The choices of the user.
    ///   - destinations: The indices of the project's tables that texts can be imported into.
    init(_ received: ReceivedTranslations, _ settings: ImportSettings, into destinations: [Int]) {
        (self.received, self.settings, self.destinations) = (received, settings, destinations)
    }

    /// Imports the changed texts and prints a summary, or shows the differences on a dry run.
    ///
    /// Translations without a table are skipped with a reason.
    ///
    /// - Parameters:
    ///   - project: The project's tables, with the changes of this file afterwards.
    ///   - earlier: The results of the files that the command imported before, with those of this one afterwards.
    func run(_ project: inout ImportProject, _ console: inout Console, after earlier: inout EarlierImports) throws {
        project.session.beginAnswer(&console)
        try console.note(received.lines)
        let (imports, leftOut) = try imports(in: project)
        if imports.isEmpty, let first = leftOut.first { throw CommandFailure(first.failure(path: received.path)) }
        for reason in leftOut { try reason.report(path: received.path, to: &console) }
        console.report(
            received.lostColumns.map { ChangeReport.Skipped("set", path: received.path, at: $0.position, $0.sentence) })
        let results = try imports.map { (table: $0.table, result: try result(of: $0, in: project, after: earlier)) }
        try project.session.check(results.filter(\.result.takesAnything).map { ($0.table, $0.result.changes) })
        for (table, result) in results {
            try carryOut(result, in: table, &project, &console)
            earlier.add(result.changes, of: table.path, from: received.path)
        }
        let skippedCount = results.reduce(leftOut.count + received.lostColumns.count) { $0 + $1.result.skippedCount }
        earlier.skippedCount += skippedCount
    }

    /// Returns the number of texts in the file that a translator changed and the tables lack, whether or not they can be
    /// imported; imports nothing.
    func pendingCount(in project: ImportProject) throws -> Int {
        try imports(in: project).tables.reduce(0) { count, destination in
            try count + result(of: destination, in: project, after: EarlierImports()).pendingCount
        }
    }

    /// Returns the tables with their translations, and the translations without a table.
    private func imports(in project: ImportProject) throws -> (tables: [Destination], leftOut: [LeftOut]) {
        var (imports, leftOut): ([Destination], [LeftOut]) = ([], [])
        for original in originals(in: project) {
            switch try destination(named: original, in: project) {
            case .success(let table): try add(original, to: table, among: &imports)
            case .failure(let reason): leftOut.append(reason)
            }
        }
        return (imports, leftOut)
    }

    /// A table and the received translations for it.
    private struct Destination {
        let table: EditableTable
        var files: [ReceivedFile]
    }

    private func add(
        _ original: String?, to table: EditableTable, among imports: inout [Destination]
    ) throws(CommandFailure) {
        let interface = try interface(of: table)
        let files: [ReceivedFile]
        do throws(FileError) {
            files = try received.files(for: original, in: table, interface: interface)
        } catch {
            throw CommandFailure(error)
        }
        if let index = imports.firstIndex(where: { $0.table.path == table.path }) {
            imports[index].files += files
        } else {
            imports.append(Destination(table: table, files: files))
        }
    }

    private func result(
        of destination: Destination, in project: ImportProject, after earlier: EarlierImports
    ) throws(CommandFailure) -> TableImport {
        let table = destination.table
        let interface = try interface(of: table)
        var settings = settings
        settings.keepsSource = received.isBesideTranslations
        settings.base = project.base(of: table.table)
        settings.notesAgreement = project.notesAgreement
        do throws(ImportRefusal) {
            return try TableImport(
                destination.files, into: table, settings, interface: interface, after: earlier)
        } catch {
            throw CommandFailure(error.lines(path: received.path))
        }
    }

    private func interface(of table: EditableTable) throws(CommandFailure) -> InterfaceTexts {
        table.isCatalog ? InterfaceTexts() : try TableInterface.texts(of: table.table, source: table.sourceLanguage)
    }

    private func carryOut(
        _ result: TableImport, in table: EditableTable, _ project: inout ImportProject, _ console: inout Console
    ) throws {
        try console.note(result.remarks.map { $0.line(path: received.path) })
        try console.note(result.kept.lines(path: received.path))
        console.report(kept: result.kept.map { $0.report(path: received.path) })
        try console.note(result.skippedLanguages.map { $0.line(path: received.path, table: table.table.shownPath) })
        try console.note(result.skipped.lines(path: received.path))
        try console.fail(result.brokenFiles.map { FailureLine($0) })
        console.report(result.skippedLanguages.map { $0.skipped(path: received.path, table: table.path) })
        console.report(result.skipped.map { $0.skipped(path: received.path) })
        console.report(
            result.brokenFiles.map { ChangeReport.Skipped("set", path: $0.path, at: $0.position, "\($0.reason)") })
        defer { project.note(result.agreed, of: table) }
        guard result.takesAnything else { return }
        let plan = try project.session.apply(result.changes, to: table, console: &console) { plan in
            ImportSummary.text(of: result, in: table, plan)
        }
        try project.replace(table, after: plan)
    }

    // MARK: - Choice of the table

    /// The table names in the file.
    ///
    /// If the command line names a table that the file contains, the only element is the name of that table.
    private func originals(in project: ImportProject) -> [String?] {
        guard project.isNamed, let table = project.tables.first, received.originals.count > 1 else {
            return received.originals
        }
        let paths = ReceivedTranslations.names(of: table, path: project.folder.original)
        let own = received.originals.filter { original in
            original.flatMap(OriginalPath.normalized).map { !OriginalPath.matches($0, among: [paths]).isEmpty } ?? false
        }
        return own.isEmpty ? received.originals : own
    }

    private func destination(
        named original: String?, in project: ImportProject
    ) throws(CommandFailure) -> Result<EditableTable, LeftOut> {
        if project.isNamed, let table = project.tables.first { return .success(project.editable(table)) }
        let tables = destinations.map { project.tables[$0] }
        let matches: [Int]
        do throws(ReadingRefusal) {
            if let broken = try broken(named: original, in: project) {
                return .failure(leftOut(original, .broken(broken)))
            }
            matches = try received.tables(named: original, among: tables, path: project.folder.original)
        } catch {
            throw error.failure(path: received.path)
        }
        if matches.count == 1 {
            let table = tables[matches[0]]
            // There may be further matches in folders that could not be read.
            let names = ReceivedTranslations.names(of: table, path: project.folder.original)
            if !names.contains(where: { $0 == original || "\($0)/" == original }) {
                try project.session.requireReadable()
            }
            return .success(project.editable(table))
        }
        return .failure(leftOut(original, matches.isEmpty ? .noTable : .severalTables(matches.map { tables[$0].path })))
    }

    private func leftOut(_ original: String?, _ reason: LeftOut.Reason) -> LeftOut {
        LeftOut(
            name: received.isNameOfTable(original) ? original : nil, reason: reason,
            count: received.count(for: original),
            position: received.position(of: original))
    }

    /// Returns the broken file with a name; nil if there is none.
    private func broken(
        named original: String?, in project: ImportProject
    ) throws(ReadingRefusal) -> BrokenFile? {
        let loaded = project.session.workspace.project
        for file in loaded.files
        where try received.isName(original, ofFile: file.path, path: project.folder.original) {
            return loaded.refusal(of: file)
        }
        return nil
    }
}

extension TableImport {
    /// Whether the import has a result to report besides broken files.
    fileprivate var takesAnything: Bool {
        !changes.isEmpty || unchangedCount + untranslatedCount + skippedCount + kept.count > 0 || brokenFiles.isEmpty
    }
}
