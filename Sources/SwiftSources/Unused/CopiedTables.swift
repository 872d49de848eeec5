import CatalogCore
import CatalogLint

/// The tables of whose keys another table has almost all, as a script makes the tables of a build from a catalog.
struct CopiedTables {
    private let project: SourceProject
    /// The table with the keys of a table; nil if there is none.
    private var known: [Int: Int?] = [:]

    init(_ project: SourceProject) { self.project = project }

    /// The share of the keys that the other table has at least.
    private static let leastShare = 0.9

    /// Returns the table of another name that has almost all keys of a table.
    mutating func copy(of table: Int) -> Int? {
        if let other = known[table] { return other }
        let other = search(table)
        known[table] = .some(other)
        return other
    }

    private func search(_ table: Int) -> Int? {
        let own = project.tables[table]
        var counts: [Int: Int] = [:]
        for index in 0..<own.entryCount {
            let others = Set(project.keys.entries(of: own.key(at: index).string).map(\.table))
            for other in others where other != table && project.tables[other].name != own.name {
                counts[other, default: 0] += 1
            }
        }
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let most, own.entryCount > 1, Double(most.value) >= Double(own.entryCount) * Self.leastShare else {
            return nil
        }
        return most.key
    }
}
