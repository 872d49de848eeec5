import CatalogCore

/// A position in a table's file: the entry and the part of the entry.
struct EntryLocation: Sendable {
    /// The index of the table in its project.
    let table: Int
    /// The index of the entry in its table.
    let index: Int
    /// The entry that contains the position.
    let entry: Entry
    /// The range of the key in this file, without quotation marks.
    let keyRange: Range<Int>
    /// Whether the position is in the key itself.
    let isKey: Bool
    /// The language at the position; nil if the position is not in a localization.
    let language: LanguageTag?
    /// The part of the text at the position, such as a plural form.
    let part: PartPath?

    /// Finds the entry at an offset in a file; nil if there is none.
    init?(at offset: Int, ofFileAt path: String, in tables: [any StringTable]) {
        for (number, table) in tables.enumerated() {
            guard let file = table.files.firstIndex(where: { $0.path == path }) else { continue }
            let bytes = table.files[file].bytes
            let found =
                if let catalog = table as? Catalog {
                    Self.index(at: offset, in: catalog).map { ($0, catalog.entry(at: $0)) }
                } else {
                    Self.legacyEntry(at: offset, in: table, file)
                }
            guard let (index, entry) = found, let key = Self.key(of: entry, inFile: file) else { return nil }
            self.init(number, index, entry, key: key, at: offset, file, bytes)
            return
        }
        return nil
    }

    private init(
        _ table: Int, _ index: Int, _ entry: Entry, key: Range<Int>, at offset: Int, _ file: Int, _ bytes: [UInt8]
    ) {
        self.table = table
        self.index = index
        self.entry = entry
        keyRange = Self.withoutQuotes(key, in: bytes)
        isKey = key.lowerBound <= offset && offset <= key.upperBound
        let localization = entry.localizations.first { localization in
            Self.span(of: localization, inFile: file).map { $0.lowerBound <= offset && offset <= $0.upperBound }
                ?? false
        }
        language = localization?.language
        part =
            localization?.content.parts.first { part in
                part.unit.location.file == file && part.unit.location.range.lowerBound <= offset
                    && offset <= part.unit.location.range.upperBound
            }?.path
    }

    // MARK: - Entries

    /// Returns the index of the entry that contains an offset, by binary search.
    private static func index(at offset: Int, in catalog: Catalog) -> Int? {
        let entries = 0..<catalog.entryCount
        let index = entries.partitioningIndex { catalog.member(at: $0).range.upperBound >= offset }
        guard index < entries.upperBound, catalog.member(at: index).range.lowerBound <= offset else { return nil }
        return index
    }

    private static func legacyEntry(at offset: Int, in table: any StringTable, _ file: Int) -> (Int, Entry)? {
        for index in 0..<table.entryCount {
            let entry = table.entry(at: index)
            let isThere = entry.localizations.contains { localization in
                span(of: localization, inFile: file).map { $0.lowerBound <= offset && offset <= $0.upperBound } ?? false
            }
            if isThere { return (index, entry) }
        }
        return nil
    }

    /// Returns the range of a localization in a file.
    private static func span(of localization: Localization, inFile file: Int) -> Range<Int>? {
        let locations =
            [localization.languageLocation, localization.content.location]
            + localization.content.parts.flatMap { [$0.unit.location, $0.unit.value?.location].compactMap { $0 } }
        let ranges = locations.filter { $0.file == file }.map(\.range)
        guard let start = ranges.map(\.lowerBound).min(), let end = ranges.map(\.upperBound).max() else { return nil }
        return start..<end
    }

    // MARK: - Keys

    /// Returns the range of a key in a file of its table.
    static func key(of entry: Entry, inFile file: Int) -> Range<Int>? {
        if entry.key.location.file == file { return entry.key.range }
        return entry.localizations.first { $0.languageLocation.file == file }?.languageLocation.range
    }

    /// Returns the range between the quotation marks of a literal.
    static func withoutQuotes(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        guard range.count >= 2, range.upperBound <= bytes.count else { return range }
        let quotes: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: "'")]
        let (first, last) = (bytes[range.lowerBound], bytes[range.upperBound - 1])
        return first == last && quotes.contains(first) ? (range.lowerBound + 1)..<(range.upperBound - 1) : range
    }
}
