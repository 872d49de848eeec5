import CatalogCore
import CatalogEditing
import CatalogRuntime

/// The keys that the arguments of a command choose, by name or by pattern.
package struct KeySelection {
    /// The tables in the order of the arguments, each with its keys.
    package private(set) var tables: [(table: EditableTable, keys: [String])] = []
    /// Whether patterns chose several keys, which a person may not have thought of.
    package var needsConsent: Bool { matched.count > 1 }

    private var matched: Set<Location> = []
    private var locations: Set<Location> = []

    /// A key of a table.
    private struct Location: Hashable {
        let path: String
        let key: ExactText
    }

    /// Whether the arguments are the name of one key, and no pattern.
    package var isOneName: Bool { matched.isEmpty && count == 1 }

    /// The number of keys.
    package var count: Int { locations.count }

    /// Adds a key, unless a pattern is involved and the key is already chosen.
    ///
    /// A key that is named twice is chosen twice, so that the change is refused.
    ///
    /// - Parameter isMatched: Whether a pattern chose it.
    mutating func add(_ key: String, in table: EditableTable, isMatched: Bool) {
        let location = Location(path: table.path, key: ExactText(key))
        let isNew = locations.insert(location).inserted
        guard isNew || !isMatched && !matched.contains(location) else { return }
        if isMatched { matched.insert(location) }
        if let index = tables.firstIndex(where: { $0.table.path == table.path }) {
            tables[index].keys.append(key)
        } else {
            tables.append((table, [key]))
        }
    }

    /// Returns lines that list the keys below the paths of their tables.
    ///
    /// - Parameter newName: Returns the new name of a key; nil for none.
    package func lines(_ newName: (String) -> String? = { _ in nil }) -> [String] {
        tables.flatMap { table, keys in
            [VisibleText.path(table.path)]
                + keys.map { key in
                    let name = newName(key).map { " → \(VisibleText.shown($0))" } ?? ""
                    return "  \(VisibleText.shown(key))\(name)"
                }
        }
    }
}
