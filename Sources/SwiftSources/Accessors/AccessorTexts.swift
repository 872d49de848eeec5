import XCStringsKit

/// The texts of catalogs by their keys, with the code of their accessors.
package struct AccessorTexts: Sendable {
    private let entries: [ExactText: [AccessorDirectory.Entry]]
    private let keys: Set<ExactText>

    /// Takes the accessors of targets.
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

    /// Whether a catalog has a key, with an accessor or without.
    func has(_ key: String) -> Bool { keys.contains(ExactText(key)) }

    /// The code for a key, that of its own name before a case of an enumeration; nil where there is none.
    ///
    /// - Parameter table: the table that is meant where several have the key.
    func expression(of key: String, in table: String = UsualTable.name) -> AccessorExpression? {
        let all = (entries[ExactText(key)] ?? []).filter { $0.expression != nil }
        let named = all.filter { $0.table == table }
        let found = named.isEmpty ? all : named
        return (found.first { !$0.isCase } ?? found.first)?.expression
    }
}
