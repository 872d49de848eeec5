/// The tables in the bundles of Swift packages, which code elsewhere does not reach.
struct PackageTables {
    private let targets: PackageTargets
    /// The package target that contains each table; nil for a table outside of packages.
    private let owners: [String?]

    init(_ project: SourceProject) {
        let targets = PackageTargets(project.index)
        self.targets = targets
        owners = project.tables.map { targets.target(of: $0.path) }
    }

    /// Returns those of some tables that the bundle of a lookup can contain.
    ///
    /// A lookup in the main bundle does not reach the tables of other packages. A table of the code's own package
    /// stays, because the lookup may only lack `bundle: .module`.
    func reachable(_ tables: [Int], by use: KeyUse) -> [Int] {
        guard use.asksMainBundle || use.asksModuleBundle else { return tables }
        let own = targets.target(of: use.tablePath)
        return tables.filter { owners[$0] == own || owners[$0] == nil && !use.asksModuleBundle }
    }

    /// Returns whether a package contains a table.
    func contain(_ table: Int) -> Bool { owners[table] != nil }

    /// Returns the name of the target that contains a file, or of its folder.
    func name(of path: String) -> String {
        let folder = targets.target(of: path) ?? path.split(separator: "/").dropLast().joined(separator: "/")
        return folder.split(separator: "/").last.map(String.init) ?? "."
    }
}
