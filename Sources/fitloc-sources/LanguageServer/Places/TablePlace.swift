import XCStringsKit

/// A place in a file of a table: the entry that is there, and what of it.
struct TablePlace: Sendable {
    /// The number of the table in its project.
    let table: Int
    /// The number of the entry in its table.
    let index: Int
    /// The entry.
    let entry: Entry
    /// The bytes of the key in this file, without quotes.
    let keyRange: Range<Int>
    /// Whether the place is the key itself.
    let isKey: Bool
    /// The language that the place is about; nil where it is about the key.
    let language: LanguageTag?
    /// The part of the language's text.
    let part: PartPath?

    /// Finds what is at an offset of a file; nil where no entry is there.
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
                part.unit.place.file == file && part.unit.place.range.lowerBound <= offset
                    && offset <= part.unit.place.range.upperBound
            }?.path
    }

    // MARK: - Entries

    /// The entry of a catalog that an offset lies in; they follow each other.
    private static func index(at offset: Int, in catalog: Catalog) -> Int? {
        var (low, high) = (0, catalog.entryCount)
        while low < high {
            let middle = (low + high) / 2
            if catalog.member(at: middle).range.upperBound < offset { low = middle + 1 } else { high = middle }
        }
        guard low < catalog.entryCount, catalog.member(at: low).range.lowerBound <= offset else { return nil }
        return low
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

    /// The bytes that a localization takes in a file.
    private static func span(of localization: Localization, inFile file: Int) -> Range<Int>? {
        let places =
            [localization.languagePlace, localization.content.place]
            + localization.content.parts.flatMap { [$0.unit.place, $0.unit.value?.place].compactMap { $0 } }
        let ranges = places.filter { $0.file == file }.map(\.range)
        guard let start = ranges.map(\.lowerBound).min(), let end = ranges.map(\.upperBound).max() else { return nil }
        return start..<end
    }

    // MARK: - Keys

    /// Where a key is written in a file of its table.
    static func key(of entry: Entry, inFile file: Int) -> Range<Int>? {
        if entry.key.place.file == file { return entry.key.range }
        return entry.localizations.first { $0.languagePlace.file == file }?.languagePlace.range
    }

    /// What stands between the quotes of a literal.
    static func withoutQuotes(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        guard range.count >= 2, range.upperBound <= bytes.count else { return range }
        let quotes: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: "'")]
        let (first, last) = (bytes[range.lowerBound], bytes[range.upperBound - 1])
        return first == last && quotes.contains(first) ? (range.lowerBound + 1)..<(range.upperBound - 1) : range
    }
}
