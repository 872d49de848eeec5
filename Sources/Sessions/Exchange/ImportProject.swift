import CatalogCore
import CatalogEditing
import CommandOutput
import StringTables
import TranslationExchange
import Workspaces

/// The tables of the project during an import.
///
/// They are read once for all files of a command. A table that an import changed is replaced by its new version.
struct ImportProject {
    /// The tables and files as they were at the start, with the options for writing.
    let session: EditSession
    /// The folder to which the paths in files are relative.
    let folder: ExchangeFolder
    /// Whether the command line names the table.
    let isNamed: Bool
    /// The tables, in their present version.
    private(set) var tables: [any StringTable]
    private let regions: DevelopmentRegions
    /// The changed tables by their paths.
    private var changed: [String: EditableTable] = [:]
    /// The tables as they were exported, by the paths of the present tables; nil if unknown.
    private let exported: [String: any StringTable]?
    /// The texts that a service received, by the paths of tables relative to the folder; nil if unknown.
    private let handed: [String: HandedTexts]?
    /// Whether the texts that files and tables have in common are noted.
    let notesAgreement: Bool
    /// The texts that files and tables have in common, by the path of the table.
    private(set) var agreed: [String: [AgreedText]] = [:]

    /// Reads the tables below the exchange folder, or the one that the settings name.
    ///
    /// - Parameters:
    ///   - base: The tables as they were exported; nil if unknown.
    ///   - handed: The texts that a service received, by the paths of tables relative to the folder; nil if unknown.
    ///   - notesAgreement: Whether the texts that files and tables have in common are noted.
    init(
        since base: ImportBase?, handed: [String: HandedTexts]? = nil, notesAgreement: Bool = false,
        _ edit: EditSettings
    ) async throws {
        (self.handed, self.notesAgreement) = (handed, notesAgreement)
        folder = try ExchangeFolder()
        isNamed = edit.table != nil
        session =
            isNamed
            ? try await EditSession.load(edit) : try await EditSession.load(below: folder.path, edit)
        tables = session.tables
        regions = session.workspace.developmentRegions(of: session.tables)
        exported = try base?.tables(in: session.workspace)
    }

    /// Returns the indices of the tables that texts at a path can be imported into.
    ///
    /// Tables whose files are all below the path are those that are imported, and may lie in the project's folder.
    func destinations(outside package: String) -> [Int] {
        guard !isNamed else { return Array(tables.indices) }
        let root = ResolvedPath.resolvedIfThere(package)
        return tables.indices.filter { index in
            !tables[index].files.allSatisfy { file in
                let path = ResolvedPath.resolvedIfThere(file.path)
                return path == root || path.hasPrefix(root + "/")
            }
        }
    }

    /// Returns an editable table without its broken files, so that one language's file does not block another's import.
    func editable(_ table: any StringTable) -> EditableTable {
        changed[table.path]
            ?? session.editable(table, assuming: regions.language(at: table.path)).leavingBrokenFiles()
    }

    /// Returns what a table had when it was exported or handed to a service; nil if that is unknown or if there was none.
    func base(of table: any StringTable) -> BaseTable? {
        if let table = exported?[table.path] { return .table(table) }
        return handed?[folder.original(table.path)].map { .handed($0) }
    }

    /// Notes the texts that a file and a table have in common.
    mutating func note(_ texts: [AgreedText], of table: EditableTable) { agreed[table.path, default: []] += texts }

    /// Replaces a table by the version that an import wrote.
    mutating func replace(_ table: EditableTable, after plan: TablePlan) throws(CommandFailure) {
        guard !session.isDryRun, !plan.files.isEmpty else { return }
        let new: EditableTable
        do throws(ChangeRefusal) {
            new = try table.rereading(plan.files.newContents)
        } catch {
            throw CommandFailure(error)
        }
        changed[new.path] = new
        guard let index = tables.firstIndex(where: { $0.path == table.path }) else { return }
        tables[index] = new.table
    }
}
