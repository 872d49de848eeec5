import CatalogCore
import CatalogLint

/// The settings of a project for adding hard-coded strings to its tables.
package struct AdoptionSettings: Sendable {
    /// A function that returns the lint settings for the table at a path.
    package var lint: @Sendable (String) -> LintSettings
    /// A function that returns whether the configuration selects the table at a path for new keys.
    package var isDefault: @Sendable (String) -> Bool
    /// The targets for which accessors are generated.
    package var targets: [AccessorTarget]
    /// A function that returns the default actor isolation of a file, or nil if the build settings are unknown.
    package var isolation: @Sendable (String) -> DefaultIsolation?

    /// Creates settings; the defaults are those of a project without configuration.
    package init(
        targets: [AccessorTarget] = [], lint: @escaping @Sendable (String) -> LintSettings = { _ in LintSettings() },
        isDefault: @escaping @Sendable (String) -> Bool = { _ in false },
        isolation: @escaping @Sendable (String) -> DefaultIsolation? = { _ in nil }
    ) {
        self.targets = targets
        self.lint = lint
        self.isDefault = isDefault
        self.isolation = isolation
    }

    func lint(of table: any StringTable) -> LintSettings { lint(table.path) }
}
