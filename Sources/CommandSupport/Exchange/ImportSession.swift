import XCStringsKit

/// A file that came back from translators, put into the tables that it is for.
package struct ImportSession {
    private let session: EditSession
    private let received: ReceivedTranslations
    private let folder: ExchangeFolder
    private let isNamed: Bool
    private let isQuiet: Bool

    /// Reads the file, and the tables below the folder that its names count from.
    package init(_ path: String, _ edit: EditOptions, _ output: OutputOptions) async throws {
        received = try ReceivedTranslations(path)
        folder = try ExchangeFolder()
        isNamed = edit.namedTable != nil
        isQuiet = output.isQuiet
        session =
            isNamed
            ? try await EditSession.load(edit, output) : try await EditSession.load(below: folder.path, edit, output)
    }

    /// Changes what differs and says what was done, or shows what would be.
    ///
    /// Nothing is written where the file names a table that is not there.
    package func run(_ console: inout Console) throws {
        try console.note(received.remarks)
        var imports: [(table: EditableTable, files: [ReceivedFile])] = []
        for original in received.originals {
            let table = try table(named: original)
            let files = received.files(for: original, source: table.sourceLanguage)
            if let index = imports.firstIndex(where: { $0.table.path == table.path }) {
                imports[index].files += files
            } else {
                imports.append((table, files))
            }
        }
        let results = try imports.map { (table: $0.table, result: try result(of: $0.files, into: $0.table)) }
        for (table, result) in results { try carryOut(result, in: table, &console) }
    }

    private func result(of files: [ReceivedFile], into table: EditableTable) throws(CommandFailure) -> TableImport {
        do throws(ImportRefusal) {
            return try TableImport(files, into: table)
        } catch {
            throw CommandFailure(error.lines(path: received.path))
        }
    }

    private func carryOut(_ result: TableImport, in table: EditableTable, _ console: inout Console) throws {
        try console.note(result.skipped.map { $0.line(path: received.path) })
        try session.apply(result.changes, to: table, console: &console) { plan in
            ImportSummary.text(of: result, in: table, plan)
        }
    }

    // MARK: - Which table

    private func table(named original: String?) throws(CommandFailure) -> EditableTable {
        let tables = session.tables
        if isNamed, let table = tables.first { return session.editable(table) }
        var matches = Array(tables.indices)
        if let original {
            let path = try path(named: original)
            matches = OriginalPath.matches(path, among: tables.map { $0.files.map { folder.original($0.path) } })
        }
        if matches.count == 1 { return session.editable(tables[matches[0]]) }
        guard !matches.isEmpty else {
            throw CommandFailure(place(Texts.Import.noTable(name: Quotation.of(original ?? "")).resolved))
        }
        let sentence = original.map { Texts.Import.severalTables(name: Quotation.of($0)) } ?? Texts.Import.noName
        throw CommandFailure(
            place(sentence.resolved), details: matches.map { tables[$0].path })
    }

    /// The path of a table below the folder, unless it leads elsewhere or to a file that is broken.
    private func path(named original: String) throws(CommandFailure) -> String {
        guard let path = OriginalPath.normalized(original) else {
            throw CommandFailure(place(Texts.Import.climbs(path: Quotation.of(original)).resolved))
        }
        let project = session.workspace.project
        for file in project.files where folder.original(file.path) == path {
            if let refusal = project.refusal(of: file) { throw CommandFailure(refusal) }
        }
        return path
    }

    private func place(_ sentence: String) -> String { "\(received.path): \(sentence)" }
}
