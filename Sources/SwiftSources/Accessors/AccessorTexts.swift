import XCStringsKit

/// The keys of catalogs, with the code of their accessors.
package struct AccessorTexts: Sendable {
    private let entries: [ExactText: [AccessorDirectory.Entry]]
    private let keys: Set<ExactText>

    /// Creates an index of the accessors and keys of some targets.
    package init(_ targets: [AccessorTarget]) {
        var entries: [ExactText: [AccessorDirectory.Entry]] = [:]
        var keys: Set<ExactText> = []
        for target in targets {
            for entry in target.directory.entries { entries[ExactText(entry.key), default: []].append(entry) }
            for catalog in target.catalogs {
                for index in 0..<catalog.entryCount { keys.insert(ExactText(catalog.key(at: index).string)) }
            }
        }
        self.entries = entries
        self.keys = keys
    }

    /// Returns whether a catalog has a key, with or without an accessor.
    func has(_ key: String) -> Bool { keys.contains(ExactText(key)) }

    /// Returns the accessor for a key, or nil if there is none.
    ///
    /// A property or function for the key takes precedence over a case of a generated enumeration.
    ///
    /// - Parameter table: The table to prefer if several tables have the key.
    func expression(of key: String, in table: String = DefaultTable.name) -> AccessorExpression? {
        let all = (entries[ExactText(key)] ?? []).filter { $0.expression != nil }
        let named = all.filter { $0.table == table }
        let found = named.isEmpty ? all : named
        return (found.first { !$0.isCase } ?? found.first)?.expression
    }
}
