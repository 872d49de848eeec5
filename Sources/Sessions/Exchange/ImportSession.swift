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
package struct ImportSession {
    private let session: EditSession
    private let received: ReceivedTranslations
    private let folder: ExchangeFolder
    private let isNamed: Bool
    private let isQuiet: Bool
    private let settings: ImportSettings
    private let regions: DevelopmentRegions
    /// The tables that texts can be imported into.
    private let tables: [any StringTable]
    private let base: ImportBase?

    /// Reads the tables below the exchange folder.
    ///
    /// - Parameters:
    ///   - received: The translations to import.
    ///   - package: The path of the file, folder or archive that they come from. Its files are no tables of the project.
    ///   - settings: The choices of the user; the table as it was exported comes from `base`.
    ///   - base: The tables as they were exported; nil if unknown.
    package init(
        _ received: ReceivedTranslations, from package: String, _ settings: ImportSettings, since base: ImportBase?,
        _ edit: EditSettings
    ) async throws {
        (self.received, self.settings, self.base) = (received, settings, base)
        folder = try ExchangeFolder()
        isNamed = edit.table != nil
        isQuiet = edit.output.isQuiet
        session =
            isNamed
            ? try await EditSession.load(edit)
            : try await EditSession.load(below: folder.path, edit)
        tables = isNamed ? session.tables : session.tables.filter { !Self.isImported($0, from: package) }
        regions = session.workspace.developmentRegions(of: session.tables)
    }

    /// Returns whether all files of a table are those that are imported, which may lie in the project's folder.
    private static func isImported(_ table: any StringTable, from package: String) -> Bool {
        let root = ResolvedPath.resolvedIfThere(package)
        return table.files.allSatisfy { file in
            let path = ResolvedPath.resolvedIfThere(file.path)
            return path == root || path.hasPrefix(root + "/")
        }
    }

    /// Imports the changed texts and prints a summary, or shows the differences on a dry run.
    ///
    /// Translations without a table are skipped with a reason.
    ///
    /// - Parameter earlier: The results of the files that the command imported before, with those of this one afterwards.
    package func run(_ console: inout Console, after earlier: inout EarlierImports) throws {
        session.beginAnswer(&console)
        try console.note(received.lines)
        var (imports, leftOut): ([Destination], [LeftOut]) = ([], [])
        for original in originals {
            switch try destination(named: original) {
            case .success(let table): try add(original, to: table, among: &imports)
            case .failure(let reason): leftOut.append(reason)
            }
        }
        if imports.isEmpty, let first = leftOut.first { throw CommandFailure(first.failure(path: received.path)) }
        for reason in leftOut { try reason.report(path: received.path, to: &console) }
        console.report(
            received.lostColumns.map { ChangeReport.Skipped("set", path: received.path, at: $0.position, $0.sentence) })
        let results = try imports.map { (table: $0.table, result: try result(of: $0, after: earlier)) }
        try session.check(results.filter(\.result.takesAnything).map { ($0.table, $0.result.changes) })
        for (table, result) in results {
            try carryOut(result, in: table, &console)
            earlier.add(result.changes, of: table.path, from: received.path)
        }
        let skippedCount = results.reduce(leftOut.count + received.lostColumns.count) { $0 + $1.result.skippedCount }
        earlier.skippedCount += skippedCount
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
        of destination: Destination, after earlier: EarlierImports
    ) throws(CommandFailure) -> TableImport {
        let table = destination.table
        let interface = try interface(of: table)
        var settings = settings
        settings.keepsSource = received.isBesideTranslations
        settings.base = try base?.table(for: table.table, in: session.workspace)
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

    private func carryOut(_ result: TableImport, in table: EditableTable, _ console: inout Console) throws {
        try console.note(result.remarks.map { $0.line(path: received.path) })
        try console.note(result.kept.lines(path: received.path))
        console.report(kept: result.kept.map { $0.report(path: received.path) })
        try console.note(result.skippedLanguages.map { $0.line(path: received.path, table: table.path) })
        try console.note(result.skipped.lines(path: received.path))
        try console.fail(result.brokenFiles.map { FailureLine($0) })
        console.report(result.skippedLanguages.map { $0.skipped(path: received.path, table: table.path) })
        console.report(result.skipped.map { $0.skipped(path: received.path) })
        console.report(
            result.brokenFiles.map { ChangeReport.Skipped("set", path: $0.path, at: $0.position, "\($0.reason)") })
        guard result.takesAnything else { return }
        try session.apply(result.changes, to: table, console: &console) { plan in
            ImportSummary.text(of: result, in: table, plan)
        }
    }

    // MARK: - Choice of the table

    /// The table names in the file.
    ///
    /// If the command line names a table that the file contains, the only element is the name of that table.
    private var originals: [String?] {
        guard isNamed, let table = tables.first, received.originals.count > 1 else { return received.originals }
        let paths = table.files.map { folder.original($0.path) }
        let own = received.originals.filter { original in
            original.flatMap(OriginalPath.normalized).map { !OriginalPath.matches($0, among: [paths]).isEmpty } ?? false
        }
        return own.isEmpty ? received.originals : own
    }

    private func destination(named original: String?) throws(CommandFailure) -> Result<EditableTable, LeftOut> {
        if isNamed, let table = tables.first { return .success(editable(table)) }
        let matches: [Int]
        do throws(ReadingRefusal) {
            if let broken = try broken(named: original) { return .failure(leftOut(original, .broken(broken))) }
            matches = try received.tables(named: original, among: tables, path: folder.original)
        } catch {
            throw error.failure(path: received.path)
        }
        if matches.count == 1 {
            let table = tables[matches[0]]
            // There may be further matches in folders that could not be read.
            if !table.files.contains(where: { folder.original($0.path) == original }) { try session.requireReadable() }
            return .success(editable(table))
        }
        return .failure(leftOut(original, matches.isEmpty ? .noTable : .severalTables(matches.map { tables[$0].path })))
    }

    /// Returns an editable table without its broken files, so that one language's file does not block another's import.
    private func editable(_ table: any StringTable) -> EditableTable {
        session.editable(table, assuming: regions.language(at: table.path)).leavingBrokenFiles()
    }

    private func leftOut(_ original: String?, _ reason: LeftOut.Reason) -> LeftOut {
        LeftOut(
            name: original, reason: reason, count: received.count(for: original),
            position: received.position(of: original))
    }

    /// Returns the broken file with a name; nil if there is none.
    private func broken(named original: String?) throws(ReadingRefusal) -> BrokenFile? {
        let project = session.workspace.project
        for file in project.files where try received.isName(original, ofFile: file.path, path: folder.original) {
            return project.refusal(of: file)
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
