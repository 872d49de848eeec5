import AccessorGenerator
import CatalogCore
import CatalogEditing
import CatalogLint
import LintRules

/// A target whose accessors are generated from catalogs according to its `generate-strings.json`.
package struct AccessorTarget: Sendable {
    /// The settings of the generator.
    package let settings: GenerationSettings
    /// The catalogs.
    package let catalogs: [Catalog]

    /// Creates a target.
    package init(_ settings: GenerationSettings, catalogs: [Catalog]) {
        self.settings = settings
        self.catalogs = catalogs
    }

    /// The names of the accessors.
    package var directory: AccessorDirectory { StringsGenerator(settings).directory(of: catalogs) }

    /// Returns whether this target generates the accessors of a table.
    func covers(_ table: any StringTable) -> Bool { index(of: table) != nil }

    /// Returns the target after changes to one of its catalogs.
    ///
    /// Returns nil if the changes cannot be made, or if the target would lose existing accessors.
    func changed(_ table: any StringTable, _ changes: [KeyChange], settings lint: LintSettings) -> AccessorTarget? {
        guard let index = index(of: table) else { return nil }
        let path = catalogs[index].path
        guard let plan = try? EditableTable(catalogs[index], settings: lint, rules: .standard).plan(changes),
            let new = plan.files.first(where: { $0.path == path })?.new,
            let catalog = try? Catalog(new, path: path)
        else { return nil }
        var catalogs = catalogs
        catalogs[index] = catalog
        let changed = AccessorTarget(settings, catalogs: catalogs)
        let (before, after) = (result, changed.result)
        let isWhole = (after.isUsable || !before.isUsable) && after.sharingNames.isSubset(of: before.sharingNames)
        return isWhole ? changed : nil
    }

    private var result: GenerationResult { StringsGenerator(settings).generate(catalogs) }

    private func index(of table: any StringTable) -> Int? {
        guard let path = table.files.first?.path else { return nil }
        return catalogs.firstIndex { Self.isSame($0.path, path) }
    }

    /// Returns whether two paths refer to the same file: settings use absolute paths, a scan uses the paths it
    /// received.
    private static func isSame(_ left: String, _ right: String) -> Bool {
        left == right || left.hasSuffix("/\(right)") || right.hasSuffix("/\(left)")
    }
}
