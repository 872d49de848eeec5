import LanguageServer
import SwiftSources

/// A request about the key at a position.
struct KeyQuestion: Sendable {
    let view: ProjectView
    let path: String
    let client: ClientFacts
    private let position: Position

    /// Creates the request from its parameters.
    init(_ document: TextDocumentIdentifier, _ position: Position, _ snapshot: SessionSnapshot) throws {
        (view, path) = try snapshot.location(of: document.uri)
        client = snapshot.client
        self.position = position
    }

    /// Returns the key at the position, or nil if there is none.
    func key() async -> KeyAtLocation? {
        guard let text = await view.text(of: path) else { return nil }
        let offset = text.offset(of: position, in: client.encoding)
        switch FileAddress.kind(of: path) {
        case .table:
            guard let tables = await view.tables.value(), tables.broken[path] == nil else { return nil }
            return KeyAtLocation(at: offset, ofTableFile: path, in: tables.workspace.project.tables)
        case .code:
            guard let code = await view.code.value() else { return nil }
            return KeyAtLocation(at: offset, ofCodeFile: path, in: code.project)
        case .configuration, .other: return nil
        }
    }

    /// Returns a range of the document in the client's units.
    func range(_ bytes: Range<Int>) async -> TextRange? {
        await view.text(of: path)?.range(bytes, in: client.encoding)
    }
}

extension KeyQuestion {
    /// Returns the locations of the key in its tables; for a legacy table, one in each of its files.
    func definitions() async throws -> [Location] {
        guard let key = await key(), let tables = await view.tables.value() else { return [] }
        return await declarations(of: key, in: tables)
    }

    private func declarations(of key: KeyAtLocation, in tables: LoadedTables) async -> [Location] {
        var locations: [Location] = []
        for entry in key.entries {
            let table = tables.workspace.project.tables[entry.table]
            let found = table.entry(at: entry.index)
            for (number, file) in table.files.enumerated() {
                guard let range = EntryLocation.key(of: found, inFile: number) else { continue }
                let text = view.documents[file.path]?.text ?? DocumentText(file.bytes)
                let bytes = EntryLocation.withoutQuotes(range, in: text.bytes)
                locations.append(
                    Location(uri: view.uri(of: file.path), range: text.range(bytes, in: client.encoding)))
            }
        }
        return locations
    }

    /// Returns the locations of the uses of the key.
    func references(withDeclaration: Bool) async throws -> [Location] {
        guard let key = await key() else { return [] }
        var locations: [Location] = []
        if withDeclaration, let tables = await view.tables.value() {
            locations += await declarations(of: key, in: tables)
        }
        for location in await KeyUses(of: key.key, in: view).locations {
            guard let text = await view.text(of: location.path) else { continue }
            let range = location.range ?? PlacedFinding.range(at: location.position, in: text)
            locations.append(Location(uri: view.uri(of: location.path), range: text.range(range, in: client.encoding)))
        }
        return locations
    }
}
