import CatalogCore
import CatalogLint

/// The entries of a table that count: one for each key, the last one of a duplicate key.
struct CountedEntries: Sendable {
    private let table: TableContext
    /// The indices of the entries whose key a later entry has, too.
    private let superseded: Set<Int>

    init(of table: TableContext) {
        self.table = table
        superseded = Self.superseded(in: table.table)
    }

    /// Some entries of a table in a row.
    struct Part {
        /// The table, for one thread alone.
        let table: TableContext
        private let range: Range<Int>
        private let superseded: Set<Int>

        fileprivate init(_ range: Range<Int>, of entries: CountedEntries) {
            self.range = range
            table = entries.table.unshared
            superseded = entries.superseded
        }

        /// Calls `body` for each entry that counts.
        func forEach(_ body: (EntryContext) -> Void) {
            var index = range.lowerBound
            table.table.forEachEntry(in: range) { entry in
                if !superseded.contains(index) { body(EntryContext(entry, in: table)) }
                index += 1
            }
        }
    }

    /// The approximate number of texts, and the least number of entries, that one thread reads at a time.
    private static let (textsAtOnce, fewestAtOnce) = (4096, 16)

    /// Returns the results of a function for all parts of the table, in file order, computed on all cores.
    func inParts<Output: Sendable>(_ result: @Sendable (Part) -> Output) -> [Output] {
        let count = table.table.entryCount
        let size = max(Self.fewestAtOnce, Self.textsAtOnce / max(1, table.table.languages.count))
        let ranges = stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
        return Concurrent.map(ranges, atOnce: 1) { result(Part($0, of: self)) }
    }

    private static func superseded(in table: any StringTable) -> Set<Int> {
        guard table.isCatalog, !table.duplicateKeys.isEmpty else { return [] }
        var last: [HashedBytes: Int] = [:]
        var superseded: Set<Int> = []
        for index in 0..<table.entryCount {
            let earlier = last.updateValue(index, forKey: HashedBytes(table.key(at: index).utf8))
            if let earlier { superseded.insert(earlier) }
        }
        return superseded
    }
}
