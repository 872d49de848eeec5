import CatalogCore
import StringTables

/// All tables of a run, as passed to rules.
public struct ProjectContext: Sendable {
    /// The tables with their settings.
    public let tables: [TableContext]
    /// The files, including files that cannot be read.
    public let files: [LoadedFile]
    /// Whether these are all tables that the configuration covers.
    public let isComplete: Bool
    /// The settings of the file at a path.
    let settings: @Sendable (String) -> LintSettings

    /// Returns whether no target contains a file, although targets contain related files.
    package func isLeftOut(_ file: LoadedFile) -> Bool { settings(file.path).isLeftOut() }
}
