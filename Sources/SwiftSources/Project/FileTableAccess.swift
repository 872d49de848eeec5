import XCStringsKit

/// The tables in which the code of a file looks up its strings.
struct FileTableAccess: Sendable {
    private let tables: [any StringTable]
    private let targets: PackageTargets
    private let tableAccess: TargetTableAccess

    init(_ project: SourceProject) {
        tables = project.tables
        tableAccess = project.keys.tableAccess
        targets = PackageTargets(project.index)
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
