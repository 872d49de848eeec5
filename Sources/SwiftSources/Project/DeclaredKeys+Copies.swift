import CatalogCore

extension DeclaredKeys {
    /// The share of the keys of a table that another table has at least if it is made from the first.
    private static let leastShare = 0.9

    /// Returns the table of another name that has almost all keys of a table, as a script makes the tables of a build from
    /// a catalog.
    ///
    /// Each table is compared once.
    func copy(of table: Int) -> Int? {
        copies.value(for: table) {
            let own = tables[table]
            var counts: [Int: Int] = [:]
            for index in 0..<own.entryCount {
                let others = Set(entries(of: own.key(at: index).string).map(\.table))
                for other in others where other != table && tables[other].name != own.name {
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
}
