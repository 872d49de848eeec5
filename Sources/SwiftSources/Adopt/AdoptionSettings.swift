import XCStringsKit

/// What a project says of itself, as far as it matters for texts that come into its tables.
package struct AdoptionSettings: Sendable {
    /// What the configuration says of the table at a path.
    package var lint: @Sendable (String) -> LintSettings
    /// Whether the configuration names the table at a path as the one for new keys.
    package var isDefault: @Sendable (String) -> Bool
    /// The targets whose accessors are made of the project's catalogs.
    package var targets: [AccessorTarget]
    /// Where code at a path runs that says nothing of it; nil where the build settings are not known.
    package var isolation: @Sendable (String) -> DefaultIsolation?

    /// Creates settings; without arguments, what holds where there is no configuration.
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
