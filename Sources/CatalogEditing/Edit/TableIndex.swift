import CatalogCore
import CatalogLint

/// An index for table choices with many keys.
///
/// Its results equal those of `TableChoice`.
///
/// The index is updated when keys are added, removed or renamed.
package struct TableIndex {
    private let tables: [any StringTable]
    private let isDefault: (String) -> Bool
    /// The indices of the tables that have a key.
    private var having: [[UInt8]: [Int]] = [:]
    /// The indices of the tables for code that have keys with a dotted prefix.
    private var prefixes: [[UInt8]: Set<Int>] = [:]
    private let candidates: [Int]

    /// Builds an index of all keys of the tables.
    ///
    /// - Parameter isDefault: whether the configuration names the table at a path.
    package init(_ tables: [any StringTable], isDefault: @escaping (String) -> Bool) {
        self.tables = tables
        self.isDefault = isDefault
        candidates = tables.indices.filter { TableChoice.isForNewKeys(tables[$0]) }
        for (number, table) in tables.enumerated() {
            for index in 0..<table.entryCount { add(Array(table.key(at: index).utf8), number) }
        }
    }

    /// Returns the table that has a key.
    package func having(_ key: String) -> TableChoice.Result {
        TableChoice.having((having[Array(key.utf8)] ?? []).map { tables[$0] })
    }

    /// Returns the table for a new key.
    package func forNew(_ key: String) -> TableChoice.Result {
        for prefix in Self.prefixes(of: Array(key.utf8)) {
            guard let sharing = prefixes[prefix] else { continue }
            return TableChoice.result(candidates.filter(sharing.contains).map { tables[$0] }, for: key, isDefault)
        }
        return TableChoice.forNewBesides(candidates.map { tables[$0] }, for: key, isDefault)
    }

    /// Records a key that was added to a table.
    package mutating func add(_ key: String, to path: String) {
        guard let number = tables.firstIndex(where: { $0.path == path }) else { return }
        add(Array(key.utf8), number)
    }

    /// Records a key that was removed from a table.
    package mutating func remove(_ key: String, from path: String) {
        having[Array(key.utf8)]?.removeAll { tables[$0].path == path }
    }

    private mutating func add(_ key: [UInt8], _ index: Int) {
        if !(having[key]?.contains(index) ?? false) { having[key, default: []].append(index) }
        guard candidates.contains(index) else { return }
        for prefix in Self.prefixes(of: key) {
            guard prefixes[prefix, default: []].insert(index).inserted else { return }
        }
    }

    /// Returns the prefixes of a key that end before a dot, the longest first.
    private static func prefixes(of key: [UInt8]) -> some Sequence<[UInt8]> {
        key.indices.reversed().lazy.filter { key[$0] == UInt8(ascii: ".") }.map { Array(key[..<$0]) }
    }
}
