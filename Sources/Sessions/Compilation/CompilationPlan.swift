import CatalogCore
import CommandOutput
import InterfaceTexts
import TableCompilation
import Workspaces

/// The compiled tables of catalogs, before they are written.
package struct CompilationPlan: Sendable {
    /// The files to write, with paths that include the output folder.
    package private(set) var files: [NewFile] = []
    /// The compiler's messages, one line each, with path, line and column.
    package private(set) var messages: [String] = []
    /// Whether the compiler rejected a catalog.
    ///
    /// The tables of a rejected catalog are not in `files`.
    package private(set) var isRefused = false
    /// The paths of the files that the compilation reads.
    let inputs: [String]

    /// Compiles the catalogs of a workspace.
    ///
    /// - Throws: `CommandFailure` if there is no catalog, or if two catalogs have the same name or two languages of a
    ///   catalog the same folder. Names that differ only in case are the same.
    package init(
        _ workspace: Workspace, into folder: ConversionTarget, options: CompilationOptions,
        serialization: TableSerialization
    ) throws(CommandFailure) {
        inputs = workspace.inputPaths
        let catalogs = workspace.project.tables.compactMap { $0 as? Catalog }
        guard !catalogs.isEmpty else { throw CommandFailure(Texts.Compile.noCatalogs) }
        let byName = Dictionary(grouping: catalogs) { $0.name.lowercased() }
        if let same = byName.values.first(where: { $0.count > 1 }) {
            let sentence = Texts.Compile.sameName(name: same[0].name)
            throw CommandFailure(sentence, details: Words.shortened(same.map(\.path)))
        }
        for catalog in catalogs { try add(catalog, into: folder, options, serialization) }
    }

    private mutating func add(
        _ catalog: Catalog, into target: ConversionTarget, _ options: CompilationOptions,
        _ serialization: TableSerialization
    ) throws(CommandFailure) {
        let compilation = CatalogCompilation(catalog, options: options)
        lazy var lines = LineIndex(catalog.files.first?.bytes ?? [])
        for diagnostic in compilation.diagnostics {
            let position = lines.position(at: diagnostic.location.range.lowerBound)
            let location = "\(FileLocation(path: catalog.path, position: position))"
            messages.append("\(location): \(diagnostic.severity): \(VisibleText.shown(diagnostic.message))")
        }
        if compilation.isRefused { isRefused = true }
        guard !compilation.isRefused, case .folder(let folder) = target else { return }
        try LanguageFolders.requireDistinct(compilation.tables.map(\.path), of: catalog.path)
        files += zip(compilation.tables, compilation.contents(serialization)).map { table, bytes in
            NewFile(
                path: ConversionTarget.path(table.path, in: folder), bytes: bytes,
                summary: Texts.Words.keys(count: table.members.count).resolved, as: .legacyTable, below: folder)
        }
    }
}
