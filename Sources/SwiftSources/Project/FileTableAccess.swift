import CatalogCore

/// The tables in which the code of a file looks up its strings.
struct FileTableAccess: Sendable {
    private let tables: [any StringTable]
    private let targets: PackageTargets
    private let tableAccess: TargetTableAccess

    init(_ project: SourceProject) { self.init(project, PackageTargets(project.index)) }

    init(_ project: SourceProject, _ targets: PackageTargets) {
        tables = project.tables
        tableAccess = project.keys.tableAccess
        self.targets = targets
    }

    /// Returns the tables that a file can use.
    ///
    /// These are the tables of its own target, or else the tables that belong to no package target.
    func tables(for path: String) -> [any StringTable] {
        let own = tableAccess.targets(of: path)
        if !own.isEmpty {
            let contained = tables.indices.filter { !tableAccess.targets(ofTable: $0).isDisjoint(with: own) }
            if !contained.isEmpty { return contained.map { tables[$0] } }
        }
        if let target = targets.target(of: path) {
            let own = tables.filter { self.target(of: $0) == target }
            if !own.isEmpty { return own }
        }
        let shared = tables.filter { target(of: $0) == nil }
        return shared.isEmpty ? tables : shared
    }

    /// Returns the tables that new lookups in a file can use, because the bundle that they ask contains them wherever
    /// the code runs.
    ///
    /// - Throws: The targets whose bundle has no table.
    func tablesOfBundle(askedBy path: String) throws(MissingTable) -> [any StringTable] {
        let package = targets.target(of: path)
        let ofPackage = package.map { package in tables.filter { target(of: $0) == package } } ?? []
        if !ofPackage.isEmpty { return ofPackage }
        let own = tableAccess.targets(of: path)
        let shared = tables.indices.filter { target(of: tables[$0]) == nil }
        // Code of a package runs in any program; a file without a target is read as if there were no project.
        let programs =
            own.isEmpty ? (package == nil ? [] : tableAccess.programs) : tableAccess.programs(running: own)
        let found = shared.filter { programs.isSubset(of: tableAccess.targets(ofTable: $0)) }
        guard found.isEmpty else { return found.map { tables[$0] } }
        let lacking = programs.filter { program in
            !shared.contains { tableAccess.targets(ofTable: $0).contains(program) }
        }
        throw MissingTable(targets: (lacking.isEmpty ? programs : lacking).map(\.name).sorted())
    }

    /// The targets whose bundle has no table for code that may run in it.
    struct MissingTable: Error {
        let targets: [String]
    }

    /// Returns the tables of a library that contains a file, which only lookups that name its bundle can use.
    func tablesOfLibrary(containing path: String) -> [any StringTable] {
        let own = tableAccess.targets(of: path)
        guard !own.isEmpty, own.allSatisfy({ !$0.product.isProgram }) else { return [] }
        return tables.indices.filter { own.isSubset(of: tableAccess.targets(ofTable: $0)) }.map { tables[$0] }
    }

    /// Returns whether the code of a file is in the target that contains a table, or in no known target.
    func shareBundle(_ path: String, _ table: any StringTable) -> Bool {
        if let package = targets.target(of: path) { return package == target(of: table) }
        let own = tableAccess.targets(of: path)
        guard !own.isEmpty, let number = tables.firstIndex(where: { $0.path == table.path }) else { return true }
        return !own.isDisjoint(with: tableAccess.targets(ofTable: number))
    }

    /// Returns whether code in a file needs `bundle: .module` for a table, because both belong to one package target.
    func needsModuleBundle(_ path: String, for table: any StringTable) -> Bool {
        targets.target(of: path).map { $0 == target(of: table) } ?? false
    }

    /// Returns whether a file and a table belong to the same target, or both to no package target.
    func isOneTarget(_ path: String, _ table: any StringTable) -> Bool {
        guard targets.target(of: path) == target(of: table) else { return false }
        let own = tableAccess.targets(of: path)
        guard !own.isEmpty, let number = tables.firstIndex(where: { $0.path == table.path }) else { return true }
        let others = tableAccess.targets(ofTable: number)
        return others.isEmpty || !others.isDisjoint(with: own)
    }

    private func target(of table: any StringTable) -> String? { targets.target(of: table.path) }
}
