import CatalogCore
import LanguageServer
import SwiftSources

/// The key at a position in a table or in code.
struct KeyAtLocation: Sendable {
    /// The key in the spelling of the tables.
    let key: String
    /// The entries of the key in all tables.
    let entries: [DeclaredKeys.Entry]
    /// The range of the key in the file.
    let range: Range<Int>
    /// The use in code; nil in a table.
    let use: KeyUse?

    /// Finds the key at an offset in a table's file.
    init?(at offset: Int, ofTableFile path: String, in tables: [any StringTable]) {
        guard let location = EntryLocation(at: offset, ofFileAt: path, in: tables) else { return nil }
        key = location.entry.key.string
        entries = [DeclaredKeys.Entry(table: location.table, index: location.index)]
        range = location.keyRange
        use = nil
    }

    /// Finds the key at an offset in a source file.
    init?(at offset: Int, ofCodeFile path: String, in project: SourceProject) {
        let uses = project.index.uses.filter { use in
            use.location.path == path && use.location.range.lowerBound <= offset
                && offset <= use.location.range.upperBound
        }
        guard let use = uses.min(by: { $0.location.range.count < $1.location.range.count }) else { return nil }
        let found = project.keys.entries(of: use)
        entries = found.isEmpty ? project.keys.entries(of: use.key) : found
        key = entries.first.map { project.keys.key(of: $0) } ?? use.key.key
        let bytes = project.index.file(at: path)?.bytes ?? []
        range = EntryLocation.withoutQuotes(use.location.range, in: bytes)
        self.use = use
    }
}
