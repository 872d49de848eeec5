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

    /// Returns the project with some of its tables and files.
    ///
    /// - Parameter isIncluded: Returns whether the texts of stores, or else the strings of the app, are included.
    func including(_ isIncluded: (_ isStoreText: Bool) -> Bool) -> ProjectContext {
        ProjectContext(
            tables: tables.filter { isIncluded($0.table.isStoreText) },
            files: files.filter { isIncluded($0.format == .storeText) }, isComplete: isComplete, settings: settings)
    }

    /// What the Xcode projects and packages around the tables say.
    package var build: BuildFacts { files.first.map { settings($0.path).build() } ?? BuildFacts() }

    /// Returns whether no target contains a file, although targets contain related files.
    package func isLeftOut(_ file: LoadedFile) -> Bool { settings(file.path).isLeftOut() }
}
