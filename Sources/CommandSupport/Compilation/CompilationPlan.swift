import XCStringsKit

/// The tables that catalogs compile to, before any of them is written.
package struct CompilationPlan: Sendable {
    /// The files, with their paths in the output folder.
    package private(set) var files: [NewFile] = []
    /// What the compiler says, a line each, with path, line and column.
    package private(set) var messages: [String] = []
    /// Whether it refuses a catalog; nothing of that one is among the files.
    package private(set) var isRefused = false

    /// Compiles the catalogs of a workspace.
    package init(
        _ workspace: Workspace, into folder: ConversionTarget, options: CompilationOptions,
        serialization: TableSerialization
    ) throws(CommandFailure) {
        let catalogs = workspace.project.tables.compactMap { $0 as? Catalog }
        guard !catalogs.isEmpty else { throw CommandFailure(Texts.Compile.noCatalogs) }
        if let same = Dictionary(grouping: catalogs, by: \.name).values.first(where: { $0.count > 1 }) {
            let sentence = Texts.Compile.sameName(name: same[0].name)
            throw CommandFailure(sentence, details: Words.shortened(same.map(\.path)))
        }
        for catalog in catalogs { add(catalog, into: folder, options, serialization) }
    }

    private mutating func add(
        _ catalog: Catalog, into target: ConversionTarget, _ options: CompilationOptions,
        _ serialization: TableSerialization
    ) {
        let compilation = CatalogCompilation(catalog, options: options)
        let lines = LineIndex(catalog.files.first?.bytes ?? [])
        for diagnostic in compilation.diagnostics {
            let position = lines.position(at: diagnostic.place.range.lowerBound)
            let place = "\(catalog.path):\(position.line):\(position.column)"
            messages.append("\(place): \(diagnostic.severity): \(VisibleText.shown(diagnostic.message))")
        }
        if compilation.isRefused { isRefused = true }
        guard !compilation.isRefused, case .folder(let folder) = target else { return }
        files += compilation.tables.map { table in
            NewFile(
                path: ConversionTarget.path(table.path, in: folder), bytes: table.bytes(serialization),
                summary: Texts.Words.keys(count: table.members.count).resolved)
        }
    }
}
