import CatalogCore
import CatalogLint
import CatalogRuntime
import StringTables

/// The keys of a table that have the same source text as another key of the table.
struct SharedSources {
    /// The indices of their entries: keys with the same text one after the other, in the order of the first ones.
    let entries: [Int]

    init(in table: TableContext) {
        let groups = (0..<table.table.entryCount).grouped { index in
            Self.text(of: EntryContext(table.table.entry(at: index), in: table))
        }
        entries = groups.filter { $0.value != nil && $0.elements.count > 1 }.flatMap(\.elements)
    }

    /// Returns the parts and values of the source text; nil if it has nothing to translate.
    private static func text(of entry: EntryContext) -> [ExactText]? {
        guard entry.hasWords, entry.entry.extractionState != .stale else { return nil }
        let parts = entry.sourceParts
        if parts.isEmpty { return entry.keyIsText ? [ExactText(""), ExactText(entry.key)] : nil }
        return parts.flatMap { [ExactText($0.path.description), ExactText($0.unit.value?.string ?? "")] }
    }
}
