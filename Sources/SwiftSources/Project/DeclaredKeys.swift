import CatalogCore
import XcodeProjects

/// The keys of a project's tables, for finding the entry of a key in code.
package struct DeclaredKeys: Sendable {
    /// The location of an entry.
    package struct Entry: Hashable, Sendable {
        /// The index of the table.
        package let table: Int
        /// The index of the entry in its table.
        package let index: Int

        /// Creates a location.
        package init(table: Int, index: Int) {
            self.table = table
            self.index = index
        }
    }

    /// The tables of the project.
    package let tables: [any StringTable]
    /// The tables that each target can access.
    let tableAccess: TargetTableAccess
    /// The words of the tables.
    let vocabulary: Vocabulary
    /// The entries by the bytes of their keys, which lookups at run time compare.
    private let entries: [ExactText: [Entry]]
    /// The keys with format specifiers, which can match a use with uncertain values.
    private let keysWithValues: [String]
    /// The keys that certainly have no format specifiers; a key of several tables occurs several times.
    let keysWithoutValues: [String]
    /// The indices of the tables by name.
    private let tablesByName: [String: [Int]]
    /// The tables that are made from others, by the index of the other, as far as they were asked for.
    let copies = Memo<Int, Int?>()

    /// Indexes the keys of tables.
    ///
    /// - Parameter membership: The files of each target.
    package init(_ tables: [any StringTable], membership: TargetMembership = TargetMembership()) {
        self.tables = tables
        vocabulary = Vocabulary(tables)
        tableAccess = TargetTableAccess(membership, tables)
        tablesByName = Dictionary(grouping: tables.indices) { tables[$0].name }
        var entries: [ExactText: [Entry]] = [:]
        var plain: [String] = []
        for (number, table) in tables.enumerated() {
            for index in 0..<table.entryCount {
                let key = table.key(at: index)
                let text = key.string
                entries[ExactText(text), default: []].append(Entry(table: number, index: index))
                if !key.mayHaveSpecifiers { plain.append(text) }
            }
        }
        self.entries = entries
        keysWithoutValues = plain
        keysWithValues = entries.keys.map(\.string).filter { $0.utf8.contains(UInt8(ascii: "%")) }
    }

    /// All keys in all tables.
    package var all: Set<ExactText> { Set(entries.keys) }

    /// Returns the entries of a key in all tables.
    package func entries(of key: String) -> [Entry] { entries[ExactText(key)] ?? [] }

    /// Returns the entries in all tables that match a key from code.
    package func entries(of key: KeyText) -> [Entry] {
        if let found = entries[ExactText(key.key)] { return found }
        guard !key.isCertain else { return [] }
        return keysWithValues.filter(key.matches).flatMap { entries(of: $0) }
    }

    /// Returns the entries that a use looks up: those in the named table, if the target of the code contains it.
    package func entries(of use: KeyUse) -> [Entry] {
        reachable(by: use).filter { use.mayLook(in: tables[$0.table].name) }
    }

    /// Returns the entries that match a use in any table that the target of the code contains.
    func reachable(by use: KeyUse) -> [Entry] {
        entries(of: use.key).filter { !tableAccess.excludes(use, fromTable: $0.table) }
    }

    /// Returns the entries that match a use in any table that the bundle of the lookup contains, as far as the code of
    /// the project's own lookup functions shows.
    func reachable(checked use: KeyUse) -> [Entry] {
        entries(of: use.key).filter { !tableAccess.excludes(checked: use, fromTable: $0.table) }
    }

    /// Returns the key of an entry.
    package func key(of entry: Entry) -> String { tables[entry.table].key(at: entry.index).string }

    /// Returns whether only translations of a legacy table have an entry, and the file of the source language lacks it.
    func lacksSource(_ entry: Entry) -> Bool {
        let table = tables[entry.table]
        guard table.isLegacy, let source = table.sourceLanguage else { return false }
        return table.entry(at: entry.index).localization(source) == nil
    }

    /// Returns whether the source text of an entry differs from its key, so that a key that people saw would be noticed.
    ///
    /// Without a known source language, only a key in capitals certainly is no text.
    func hasOtherText(_ entry: Entry) -> Bool {
        let table = tables[entry.table]
        let found = table.entry(at: entry.index)
        let key = found.key.string
        guard table.sourceLanguage != nil || !key.contains(where: \.isLowercase) else { return false }
        let text = Vocabulary.source(of: table).flatMap { found.localization($0)?.content.unit?.value }
        return text.map { $0.string != key } ?? false
    }

    /// Returns whether an entry has translations, and all are its source text, as those of a name are.
    func isAlikeInAllLanguages(_ entry: Entry) -> Bool {
        let table = tables[entry.table]
        return table.entry(at: entry.index).isAlikeInAllLanguages(source: Vocabulary.source(of: table))
    }

    /// Returns the indices of the tables with a name.
    package func tables(named name: String) -> [Int] { tablesByName[name] ?? [] }
}
