import CatalogLint
import StringTables

extension Linter {
    /// Creates a linter over the standard rules.
    ///
    /// - Parameters:
    ///   - selection: which rules run, and their severities.
    ///   - settings: the settings that govern the file at a path.
    ///   - histories: the histories of tables, by the path of a table's first file.
    ///   - sources: checks of Swift code.
    public init(
        selection: RuleSelection = RuleSelection(),
        settings: @escaping @Sendable (String) -> LintSettings = { _ in LintSettings() },
        histories: [String: any TableHistory] = [:], sources: SourceChecks? = nil
    ) {
        self.init(
            rules: .standard, selection: selection, settings: settings, histories: histories, sources: sources)
    }
}
