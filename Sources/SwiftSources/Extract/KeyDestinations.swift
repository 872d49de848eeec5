/// The tables that a key from code belongs in.
///
/// These are, for each target that uses the key, the nearest of the target's tables.
struct KeyDestinations {
    private let project: SourceProject
    private let chosen: Set<Int>
    /// The tables that code can reach according to the packages of the project.
    private let packages: PackageTables
    /// The tables that code belongs to according to its folder.
    private let scopes: TableScopes
    /// The entries that already exist, with the uses that refer to them.
    private(set) var known: [(entry: DeclaredKeys.Entry, uses: [KeyUse])] = []
    /// The indices of the tables that need the key, with the uses that require it.
    private(set) var new: [Int: [KeyUse]] = [:]
    /// The names of the targets that use the key but contain no table for it.
    private(set) var without: Set<String> = []
    /// The table for uses outside all known targets whose folder has none: that of the first of these uses.
    private var common: Int?

    /// Creates an empty collection.
    ///
    /// - Parameter chosen: The indices of the tables that may be changed.
    init(_ project: SourceProject, chosen: Set<Int>, packages: PackageTables, scopes: TableScopes) {
        self.project = project
        self.chosen = chosen
        self.packages = packages
        self.scopes = scopes
    }

    /// Whether no target that uses the key contains a table for it.
    var isEmpty: Bool { known.isEmpty && new.isEmpty && !without.isEmpty }

    /// Adds a use of the key.
    mutating func take(_ use: KeyUse, of key: ExtractedKey) {
        let entries = project.keys.entries(of: key.key.key).filter { project.tables[$0.table].name == key.table }
        let named = project.keys.tables(named: key.table)
        let targets = project.keys.tableAccess.targets(of: use.tablePath)
        // An API may pass its key on to code of another target, which then looks up the key there.
        guard !targets.isEmpty, use.asksMainBundle || entries.isEmpty else {
            return takeAnywhere(use, entries, in: named)
        }
        for target in targets {
            let own = packages.reachable(project.keys.tableAccess.tables(named: key.table, in: target), by: use)
            if !own.isEmpty {
                take(use, entries.filter { own.contains($0.table) }, else: destination(among: own, of: use)?.table)
            } else if use.asksMainBundle, target.product.isProgram {
                without.insert(target.name)
            } else {
                // Library code runs in programs, which can have a table for the key.
                takeAnywhere(use, entries, in: named)
            }
        }
    }

    private mutating func takeAnywhere(_ use: KeyUse, _ entries: [DeclaredKeys.Entry], in tables: [Int]) {
        let reachable = built(packages.reachable(tables, by: use))
        guard !entries.isEmpty || !reachable.isEmpty else {
            without.insert(packages.name(of: use.tablePath))
            return
        }
        let found = destination(among: reachable, of: use)
        if let found, found.isOfCode { return take(use, entries, else: found.table) }
        common = common ?? found?.table
        take(use, entries, else: common)
    }

    /// Returns the tables that a target or package contains, or else all: no app has the texts of any other.
    private func built(_ tables: [Int]) -> [Int] {
        let built = tables.filter { packages.contain($0) || !project.keys.tableAccess.targets(ofTable: $0).isEmpty }
        return built.isEmpty ? tables : built
    }

    /// Returns the table for a use among those that may be changed.
    private func destination(among tables: [Int], of use: KeyUse) -> TableScopes.Destination? {
        scopes.destination(among: tables.filter(chosen.contains), ofKeyIn: use.tablePath)
    }

    private mutating func take(_ use: KeyUse, _ entries: [DeclaredKeys.Entry], else table: Int?) {
        for entry in entries {
            guard let index = known.firstIndex(where: { $0.entry == entry }) else {
                known.append((entry, [use]))
                continue
            }
            if known[index].uses.last?.location != use.location { known[index].uses.append(use) }
        }
        guard entries.isEmpty, let table, new[table]?.last?.location != use.location else { return }
        new[table, default: []].append(use)
    }
}
