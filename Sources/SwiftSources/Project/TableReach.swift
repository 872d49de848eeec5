import XCStringsKit

/// Which tables the code in a file looks its strings up in.
struct TableReach: Sendable {
    private let tables: [any StringTable]
    private let targets: PackageTargets

    init(_ project: SourceProject) {
        tables = project.tables
        targets = PackageTargets(project.index)
    }

    /// The tables of whatever name: those of the file's own target where it has some, else those that belong to no
    /// other target.
    func tables(for path: String) -> [any StringTable] {
        if let target = targets.target(of: path) {
            let own = tables.filter { self.target(of: $0) == target }
            if !own.isEmpty { return own }
        }
        let shared = tables.filter { target(of: $0) == nil }
        return shared.isEmpty ? tables : shared
    }

    /// Whether code in a file finds a table only by `bundle: .module`: both belong to one target of a package.
    func needsModuleBundle(_ path: String, for table: any StringTable) -> Bool {
        targets.target(of: path).map { $0 == target(of: table) } ?? false
    }

    /// Whether a file and a table belong to the same target, or both to none of a package.
    func isOneTarget(_ path: String, _ table: any StringTable) -> Bool { targets.target(of: path) == target(of: table) }

    private func target(of table: any StringTable) -> String? { targets.target(of: table.path) }
}
