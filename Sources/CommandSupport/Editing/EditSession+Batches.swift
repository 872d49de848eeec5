import XCStringsKit

extension EditSession {
    /// Which table has a key, for many keys.
    func tableIndex() -> TableIndex { TableIndex(tables, isDefault: workspace.isDefaultCatalog) }

    /// The table that a file belongs to, among those that were read.
    func table(at path: String) throws(CommandFailure) -> EditableTable {
        guard let table = try workspace.table(at: path) else { throw CommandFailure(Texts.Table.none(path: path)) }
        return editable(table)
    }
}
