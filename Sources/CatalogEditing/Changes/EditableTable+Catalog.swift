import CatalogCore
import CatalogLint
import StringTables

extension EditableTable {
    /// Creates an editable table from a single catalog, with the bytes that it was read from.
    public init(_ catalog: Catalog, settings: LintSettings = LintSettings(), rules: RuleSet) {
        let sources = catalog.files.map { TableLoader.Source(path: $0.path, bytes: $0.bytes) }
        self.init(catalog, of: TableLoader.loadNow(sources), settings: settings, rules: rules)
    }
}
