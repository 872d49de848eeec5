import CatalogCore
import CatalogEditing
import CommandOutput
import InterfaceTexts

extension EditSession {
    /// Returns an index from keys to tables, for looking up many keys.
    func tableIndex() -> TableIndex { TableIndex(tables, isDefault: workspace.isDefaultCatalog) }

    /// Returns the loaded table that a file belongs to.
    package func table(at path: String) throws(CommandFailure) -> EditableTable {
        guard let table = try workspace.table(at: path) else {
            throw CommandFailure(Texts.Table.none(path: VisibleText.path(path)))
        }
        return editable(table)
    }
}
