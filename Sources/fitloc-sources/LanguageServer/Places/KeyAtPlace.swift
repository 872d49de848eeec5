import LanguageServer
import SwiftSources
import XCStringsKit

/// A key that somebody points at, in a table or in code.
struct KeyAtPlace: Sendable {
    /// The key, as the tables spell it.
    let key: String
    /// The tables that have it, by their numbers, with the entry's.
    let entries: [DeclaredKeys.Entry]
    /// The bytes of it where somebody points.
    let range: Range<Int>
    /// The use in code; nil in tables.
    let use: KeyUse?

    /// Finds the key at an offset of a table's file.
    init?(at offset: Int, ofTableFile path: String, in tables: [any StringTable]) {
        guard let place = TablePlace(at: offset, ofFileAt: path, in: tables) else { return nil }
        key = place.entry.key.string
        entries = [DeclaredKeys.Entry(table: place.table, index: place.index)]
        range = place.keyRange
        use = nil
    }

    /// Finds the key at an offset of a file of code.
    init?(at offset: Int, ofCodeFile path: String, in project: SourceProject) {
        let uses = project.index.uses.filter { use in
            use.place.path == path && use.place.range.lowerBound <= offset && offset <= use.place.range.upperBound
        }
        guard let use = uses.min(by: { $0.place.range.count < $1.place.range.count }) else { return nil }
        let found = project.keys.entries(of: use)
        entries = found.isEmpty ? project.keys.entries(of: use.key) : found
        key = entries.first.map { project.keys.key(of: $0) } ?? use.key.key
        let bytes = project.index.file(at: path)?.bytes ?? []
        range = TablePlace.withoutQuotes(use.place.range, in: bytes)
        self.use = use
    }
}
