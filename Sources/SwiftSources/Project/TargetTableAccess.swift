import CatalogCore
import XcodeProjects

/// The tables that code can access, according to the targets in Xcode projects.
///
/// Code in no known target can access all tables, as can code that names a bundle or passes its key on.
package struct TargetTableAccess: Sendable {
    /// The files of each target.
    private let membership: TargetMembership
    /// The targets of each table.
    private let targets: [Set<TargetMembership.Target>]
    private let names: [String]

    /// Determines the targets of tables.
    init(_ membership: TargetMembership, _ tables: [any StringTable]) {
        self.membership = membership
        names = tables.map(\.name)
        targets = tables.map { table in
            table.files.reduce(into: []) { $0.formUnion(membership.targets(of: $1.path)) }
        }
    }

    /// Returns the targets of a file, except tests.
    func targets(of path: String) -> Set<TargetMembership.Target> {
        membership.targets(of: path).filter { $0.product != .tests }
    }

    /// Returns the targets of a file that have a bundle of their own, so that their tables are known.
    ///
    /// A command-line tool can be inside an app, whose tables it then has.
    func bundled(_ path: String) -> Set<TargetMembership.Target> { targets(of: path).filter { $0.product != .tool } }

    /// The Swift files that nothing compiles, in folders without files of targets.
    var uncompiled: Set<String> { membership.uncompiled }

    /// Returns whether nothing compiles a Swift file.
    func leavesOut(_ path: String) -> Bool { membership.leavesOut(path) }

    /// The programs of all projects, each with a main bundle.
    var programs: Set<TargetMembership.Target> { membership.programs }

    /// Returns the programs in whose main bundle code of some targets looks up its strings.
    ///
    /// Code of a library runs in any program of its project.
    func programs(running targets: Set<TargetMembership.Target>) -> Set<TargetMembership.Target> {
        let own = targets.filter(\.product.isProgram)
        let libraries = targets.subtracting(own)
        guard !libraries.isEmpty else { return own }
        let all = programs
        return own.union(all.isEmpty ? libraries : all)
    }

    /// Returns the targets that contain a table.
    func targets(ofTable index: Int) -> Set<TargetMembership.Target> { targets[index] }

    /// Returns those of some tables that can have the texts of an Info.plist.
    ///
    /// These are the tables of the targets that name the file, or else tables in no target. If no target names the file,
    /// any of them can.
    func tables(_ tables: [Int], ofInformation path: String) -> [Int] {
        let informed = membership.targets(informedBy: path)
        guard !informed.isEmpty else { return tables }
        let own = tables.filter { !targets[$0].isDisjoint(with: informed) }
        return own.isEmpty ? tables.filter { targets[$0].isEmpty } : own
    }

    /// Returns the indices of the tables with a name that a target contains.
    ///
    /// If no target contains a table with this name, all tables with the name are returned, because they are not yet
    /// added to a target.
    func tables(named name: String, in target: TargetMembership.Target) -> [Int] {
        let named = names.indices.filter { names[$0] == name }
        let own = named.filter { targets[$0].contains(target) }
        return own.isEmpty && named.allSatisfy { targets[$0].isEmpty } ? named : own
    }

    /// Returns whether a lookup certainly cannot find a key in a table.
    ///
    /// This is so if it uses the main bundle, and the programs that contain its code do not contain the table.
    func excludes(_ use: some TableLookup, fromTable index: Int) -> Bool { reach(of: use, to: index) != .found }

    /// Returns whether a lookup can find a key in a table, and what the programs that contain its code have instead.
    func reach(of use: some TableLookup, to index: Int) -> TableReach {
        use.asksMainBundle ? reach(of: use.location.path, to: index) : .found
    }

    /// Returns whether a lookup cannot find a key in a table, as far as its code and that of the project's own lookup
    /// functions shows.
    func excludes(checked use: KeyUse, fromTable index: Int) -> Bool {
        (use.asksMainBundle || use.isOfMainBundle) && reach(of: use.location.path, to: index) != .found
    }

    /// Returns the libraries in whose own bundles a table is, if no lookup of the main bundle finds it there.
    ///
    /// Empty unless only such libraries contain the file of the lookup and the table.
    func loadedBundles(of path: String, holdingTable index: Int) -> Set<TargetMembership.Target> {
        let own = targets(of: path)
        let holding = targets[index].filter { $0.product != .tests }
        guard own.allSatisfy(\.hasLoadedBundle), holding.allSatisfy(\.hasLoadedBundle) else { return [] }
        return own.intersection(holding)
    }

    /// Returns whether lookups of a file in the main bundle can find a table: unless only programs contain the file, and
    /// none of them contains the table.
    private func reach(of path: String, to index: Int) -> TableReach {
        guard !targets[index].isEmpty else { return .found }
        let own = targets(of: path)
        guard !own.isEmpty, own.allSatisfy(\.product.isProgram), own.isDisjoint(with: targets[index]) else {
            return .found
        }
        return own.allSatisfy { !tables(named: names[index], in: $0).isEmpty } ? .replaced : .lacked
    }
}

/// Whether a lookup in the main bundle can find a table.
enum TableReach: Hashable, Sendable {
    /// The lookup may find it.
    case found
    /// A program with the lookup has no table of this name, as far as the projects show: it may be inside a program that
    /// has the table, as a command-line tool often is, or lacks the table by mistake.
    case lacked
    /// Each program with the lookup has another table of this name.
    case replaced
}

extension TableLookup {
    /// Whether the lookup itself uses the main bundle and no other code can redirect it.
    var asksMainBundle: Bool {
        guard BundleCode.isMain(bundle) else { return false }
        switch kind {
        case .swiftUI, .localizedString, .nsLocalizedString, .appIntent: return true
        case .bundleLookup, .helper, .typedValue, .projectParameter, .laterLookup, .accessor: return false
        }
    }
}
