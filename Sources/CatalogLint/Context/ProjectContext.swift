import CatalogCore
import StringTables

/// All tables of a run together, as rules see them.
public struct ProjectContext: Sendable {
    /// The tables with their settings.
    public let tables: [TableContext]
    /// The files, readable or not.
    public let files: [LoadedFile]
    /// Whether these are all tables that the configuration speaks of.
    public let isComplete: Bool
}
