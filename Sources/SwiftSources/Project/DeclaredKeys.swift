import XCStringsKit

/// The keys of a project's tables, for whoever has a key from code and looks for its entry.
package struct DeclaredKeys: Sendable {
    /// Where an entry is.
    package struct Entry: Hashable, Sendable {
        /// The number of the table.
        package let table: Int
        /// The number of the entry in its table.
        package let index: Int

        /// Names an entry.
        package init(table: Int, index: Int) {
            self.table = table
            self.index = index
        }
    }

    /// The tables.
    package let tables: [any StringTable]
    /// In which of them code can look, by its target.
    let reach: TargetReach
    /// By the bytes of the keys, as they are looked up at run time.
    private let entries: [ExactText: [Entry]]
    /// The keys that hold specifiers: a use whose values are guesses may be any of these.
    private let keysWithValues: [String]

    /// Reads the keys of tables.
    ///
    /// - Parameter membership: which files are in which targets.
    package init(_ tables: [any StringTable], membership: TargetMembership = TargetMembership()) {
        self.tables = tables
        reach = TargetReach(membership, tables)
        var entries: [ExactText: [Entry]] = [:]
        for (number, table) in tables.enumerated() {
            for index in 0..<table.entryCount {
                entries[ExactText(table.key(at: index).string), default: []].append(Entry(table: number, index: index))
            }
        }
        self.entries = entries
        keysWithValues = entries.keys.map(\.string).filter { $0.utf8.contains(UInt8(ascii: "%")) }
    }

    /// Every key, whatever table it is in.
    package var all: Set<ExactText> { Set(entries.keys) }

    /// The entries of a key, in whatever table.
    package func entries(of key: String) -> [Entry] { entries[ExactText(key)] ?? [] }

    /// The entries that a key from code may stand for, in whatever table.
    package func entries(of key: KeyText) -> [Entry] {
        if let found = entries[ExactText(key.key)] { return found }
        guard !key.isCertain else { return [] }
        return keysWithValues.filter(key.matches).flatMap { entries(of: $0) }
    }

    /// The entries that a use looks up: those of the table that it names, where its target contains that.
    package func entries(of use: KeyUse) -> [Entry] {
        reachable(by: use).filter { use.mayLook(in: tables[$0.table].name) }
    }

    /// The entries that a use may mean, in whatever table that its target contains.
    func reachable(by use: KeyUse) -> [Entry] { entries(of: use.key).filter { !reach.isOut(use, ofTable: $0.table) } }

    /// The key of an entry.
    package func key(of entry: Entry) -> String { tables[entry.table].key(at: entry.index).string }

    /// The numbers of the tables of a name.
    package func tables(named name: String) -> [Int] { tables.indices.filter { tables[$0].name == name } }
}
