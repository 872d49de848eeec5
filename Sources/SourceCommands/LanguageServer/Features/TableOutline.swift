import CatalogCore
import LanguageServer

/// The keys of a table's file with the lines that they occupy.
struct TableOutline: Sendable {
    private let view: ProjectView
    private let path: String
    private let client: ClientFacts

    /// Creates the outline from the parameters of a request.
    init(_ document: TextDocumentIdentifier, _ snapshot: SessionSnapshot) throws {
        (view, path) = try snapshot.location(of: document.uri)
        client = snapshot.client
    }

    /// Returns the table of the file, with the index and text of the file.
    ///
    /// Returns nil if the file is invalid or does not belong to a table.
    private func table() async -> (table: any StringTable, file: Int, text: DocumentText)? {
        guard let tables = await view.tables.value(), tables.broken[path] == nil,
            let text = await view.text(of: path)
        else { return nil }
        for table in tables.workspace.project.tables {
            if let file = table.files.firstIndex(where: { $0.path == path }) { return (table, file, text) }
        }
        return nil
    }

    // MARK: - Symbols

    /// Returns the keys as symbols.
    func symbols() async throws -> OutlineAnswer {
        guard let (table, file, text) = await table() else { return .symbols([]) }
        var symbols: [DocumentSymbol] = []
        for index in 0..<table.entryCount {
            if index % 512 == 0 { try Task.checkCancellation() }
            let entry = table.entry(at: index)
            guard let key = EntryLocation.key(of: entry, inFile: file) else { continue }
            let whole = (table as? Catalog)?.member(at: index).range ?? key
            symbols.append(
                DocumentSymbol(
                    name: entry.key.isEmpty ? "\"\"" : VisibleText.escaped(entry.key.string),
                    detail: Self.detail(of: entry, in: table), range: text.range(whole, in: client.encoding),
                    selectionRange: text.range(key, in: client.encoding)))
        }
        guard !client.knowsSymbols else { return .symbols(symbols) }
        let uri = view.uri(of: path)
        return .locations(
            symbols.map {
                WorkspaceSymbol(
                    name: $0.name, containerName: table.name, location: Location(uri: uri, range: $0.range))
            })
    }

    private static func detail(of entry: Entry, in table: any StringTable) -> String? {
        let source = table.sourceLanguage.flatMap { entry.localization($0) }
        return source?.content.parts.first?.unit.value.map { VisibleText.escaped($0.string) }
    }

    // MARK: - Folding

    /// The maximum nesting of objects to fold, which is the level of a language.
    private static let depth = 4

    /// Returns the objects of a catalog that occupy several lines.
    func foldingRanges() async throws -> [FoldingRange] {
        guard let (table, _, text) = await table(), let document = table.document else { return [] }
        var ranges: [FoldingRange] = []
        try collect(document.root, text, Self.depth, into: &ranges)
        return ranges
    }

    private func collect(
        _ value: DocumentValue, _ text: DocumentText, _ depth: Int, into ranges: inout [FoldingRange]
    ) throws {
        guard value.kind == .object else { return }
        if ranges.count % 512 == 0 { try Task.checkCancellation() }
        let range = text.range(value.range, in: .utf8)
        // The last line, with the closing brace, stays visible.
        if range.end.line - range.start.line > 1 {
            ranges.append(FoldingRange(startLine: range.start.line, endLine: range.end.line - 1))
        }
        guard depth > 0 else { return }
        for member in value.members { try collect(member.value, text, depth - 1, into: &ranges) }
    }
}

/// The symbols of a document, in a form that the client supports.
enum OutlineAnswer: Sendable, Encodable {
    /// Symbols with two ranges each.
    case symbols([DocumentSymbol])
    /// Symbols with one range each.
    case locations([WorkspaceSymbol])

    /// Encodes the symbols as an array.
    func encode(to encoder: any Encoder) throws {
        switch self {
        case .symbols(let symbols): try symbols.encode(to: encoder)
        case .locations(let symbols): try symbols.encode(to: encoder)
        }
    }
}
