import LanguageServer
import XCStringsKit

/// The keys of a file of a table, and the lines that each takes.
struct TableOutline: Sendable {
    private let view: ProjectView
    private let path: String
    private let client: ClientFacts

    /// Takes a question.
    init(_ document: TextDocumentIdentifier, _ snapshot: SessionSnapshot) throws {
        (view, path) = try snapshot.place(of: document.uri)
        client = snapshot.client
    }

    /// The table that has the file, with the file's number and text; nil where it is broken or there is none.
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

    /// The keys as symbols.
    func symbols() async throws -> OutlineAnswer {
        guard let (table, file, text) = await table() else { return .symbols([]) }
        var symbols: [DocumentSymbol] = []
        for index in 0..<table.entryCount {
            if index % 512 == 0 { try Task.checkCancellation() }
            let entry = table.entry(at: index)
            guard let key = TablePlace.key(of: entry, inFile: file) else { continue }
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

    /// How deeply objects are folded: down to those of a language.
    private static let depth = 4

    /// The objects of a catalog that take several lines.
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
        // The last line, with the closing brace, stays to be seen.
        if range.end.line - range.start.line > 1 {
            ranges.append(FoldingRange(startLine: range.start.line, endLine: range.end.line - 1))
        }
        guard depth > 0 else { return }
        for member in value.members { try collect(member.value, text, depth - 1, into: &ranges) }
    }
}

/// The symbols of a document, in a form that the client understands.
enum OutlineAnswer: Sendable, Encodable {
    /// With two ranges each.
    case symbols([DocumentSymbol])
    /// With one.
    case locations([WorkspaceSymbol])

    /// Writes the list.
    func encode(to encoder: any Encoder) throws {
        switch self {
        case .symbols(let symbols): try symbols.encode(to: encoder)
        case .locations(let symbols): try symbols.encode(to: encoder)
        }
    }
}
