import XCStringsKit

/// The tables that a key of code belongs in: of each target whose code uses it, the nearest that the target contains.
struct KeyDestinations {
    private let project: SourceProject
    private let chosen: Set<Int>
    /// Where it is already, with the uses that mean it there.
    private(set) var known: [(entry: DeclaredKeys.Entry, uses: [KeyUse])] = []
    /// The tables that are to get it, with the uses that they get it for.
    private(set) var new: [Int: [KeyUse]] = [:]
    /// The targets that use it and contain no table for it.
    private(set) var without: Set<String> = []
    /// The table that uses in no known target go to: the nearest to the first of them.
    private var common: Int?

    /// - Parameter chosen: the tables that may be changed.
    init(_ project: SourceProject, chosen: Set<Int>) {
        self.project = project
        self.chosen = chosen
    }

    /// Whether it belongs nowhere, since no target that uses it contains a table for it.
    var isEmpty: Bool { known.isEmpty && new.isEmpty && !without.isEmpty }

    /// Takes one of its uses.
    mutating func take(_ use: KeyUse, of key: ExtractedKey) {
        let entries = project.keys.entries(of: key.key.key).filter { project.tables[$0.table].name == key.table }
        let named = project.keys.tables(named: key.table)
        let targets = project.keys.reach.targets(of: use.place.path)
        // What hands its key on may have another target look it up.
        guard !targets.isEmpty, use.asksMainBundle || entries.isEmpty else {
            return takeAnywhere(use, entries, in: named)
        }
        for target in targets {
            let own = project.keys.reach.tables(named: key.table, in: target)
            if !own.isEmpty {
                take(use, entries.filter { own.contains($0.table) }, else: nearest(of: own, to: use))
            } else if use.asksMainBundle, target.product == .program {
                without.insert(target.name)
            } else {
                // The code of a library runs in programs that may have a table for it.
                takeAnywhere(use, entries, in: named)
            }
        }
    }

    private mutating func takeAnywhere(_ use: KeyUse, _ entries: [DeclaredKeys.Entry], in tables: [Int]) {
        common = common ?? nearest(of: tables, to: use)
        take(use, entries, else: common)
    }

    /// What a table that was not chosen would take is nobody's loss.
    private func nearest(of tables: [Int], to use: KeyUse) -> Int? {
        project.nearest(of: tables.filter(chosen.contains), to: use.place.path)
    }

    private mutating func take(_ use: KeyUse, _ entries: [DeclaredKeys.Entry], else table: Int?) {
        for entry in entries {
            guard let index = known.firstIndex(where: { $0.entry == entry }) else {
                known.append((entry, [use]))
                continue
            }
            if known[index].uses.last?.place != use.place { known[index].uses.append(use) }
        }
        guard entries.isEmpty, let table, new[table]?.last?.place != use.place else { return }
        new[table, default: []].append(use)
    }
}
