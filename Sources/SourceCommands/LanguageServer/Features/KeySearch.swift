import CatalogCore
import LanguageServer

/// A search for keys in all folders.
struct KeySearch: Sendable {
    private let snapshot: SessionSnapshot

    /// The maximum number of results, because users read only a few.
    private static let limit = 200

    init(_ snapshot: SessionSnapshot) {
        self.snapshot = snapshot
    }

    /// Returns the keys that contain a text, ignoring case.
    func symbols(matching query: String) async -> [WorkspaceSymbol] {
        let wanted = query.lowercased()
        var symbols: [WorkspaceSymbol] = []
        for view in snapshot.views {
            guard let tables = await view.tables.value() else { continue }
            for table in tables.workspace.project.tables where !Task.isCancelled {
                take(table, of: tables, in: view, wanted, into: &symbols)
            }
        }
        return symbols
    }

    private func take(
        _ table: any StringTable, of tables: LoadedTables, in view: ProjectView, _ wanted: String,
        into symbols: inout [WorkspaceSymbol]
    ) {
        var texts: [Int: DocumentText] = [:]
        for index in 0..<table.entryCount where symbols.count < Self.limit {
            let key = table.key(at: index)
            guard wanted.isEmpty || key.string.lowercased().contains(wanted) else { continue }
            let file = Int(key.file)
            guard table.files.indices.contains(file), tables.broken[table.files[file].path] == nil else { continue }
            let text = texts[file] ?? DocumentText(table.files[file].bytes)
            texts[file] = text
            let location = Location(
                uri: view.uri(of: table.files[file].path),
                range: text.range(key.range, in: snapshot.client.encoding))
            symbols.append(
                WorkspaceSymbol(
                    name: VisibleText.escaped(key.string), containerName: view.shown(table.path), location: location))
        }
    }
}
