import CatalogCore
import CatalogLint

/// Which table a key goes to, or is in, where nobody says so.
package enum TableChoice {
    /// What the tables of a project leave to choose.
    package enum Result: Sendable {
        /// This one.
        case one(any StringTable)
        /// Several fit equally; a person must say which.
        case several([any StringTable])
        /// None.
        case none
    }

    /// The table that a new key goes to.
    ///
    /// It is the one that has keys with the longest dotted prefix in common, else the one named `Localizable`, else the
    /// one that the configuration names, else the only one; the configuration decides between equals too. `InfoPlist`, `AppShortcuts` and the tables of Interface
    /// Builder are never chosen by themselves.
    ///
    /// - Parameter isDefault: whether the configuration names the table at a path.
    package static func forNew(
        _ key: String, in tables: [any StringTable], isDefault: (String) -> Bool = { _ in false }
    ) -> Result {
        let candidates = tables.filter(isForNewKeys)
        let shared = candidates.map { sharedWords(of: key, with: $0) }
        if let longest = shared.max(), longest > 0 {
            return result(zip(candidates, shared).filter { $0.1 == longest }.map(\.0), isDefault)
        }
        return forNewBesides(candidates, isDefault)
    }

    /// Whether new keys may go to a table without its being named.
    static func isForNewKeys(_ table: any StringTable) -> Bool {
        TableKind(table) == .code && (table.isCatalog || table.sourceLanguage != nil)
    }

    /// The table that a key goes to which shares its beginning with no other.
    static func forNewBesides(_ candidates: [any StringTable], _ isDefault: (String) -> Bool) -> Result {
        let usual = candidates.filter { $0.name == "Localizable" }
        return result(usual.isEmpty ? candidates : usual, isDefault)
    }

    /// The table that has a key; tables of code before all others.
    package static func having(_ key: String, in tables: [any StringTable]) -> Result {
        let bytes = Array(key.utf8)
        return having(
            tables.filter { table in
                (0..<table.entryCount).contains { table.key(at: $0).isSpelled(bytes) }
            })
    }

    /// Which of the tables that have a key is meant.
    static func having(_ found: [any StringTable]) -> Result {
        let ofCode = found.filter { TableKind($0) == .code }
        return result(ofCode.isEmpty ? found : ofCode) { _ in false }
    }

    /// Whether a table has keys that begin with the first dotted words of a key.
    package static func sharesPrefix(_ key: String, with table: any StringTable) -> Bool {
        sharedWords(of: key, with: table) > 0
    }

    static func result(_ tables: [any StringTable], _ isDefault: (String) -> Bool) -> Result {
        let chosen = tables.first { table in table.files.contains { isDefault($0.path) } }
        if let chosen { return .one(chosen) }
        return tables.count > 1 ? .several(tables) : tables.first.map { .one($0) } ?? .none
    }

    /// How many dotted words a key begins with that some key of a table begins with too; its last word is its own.
    private static func sharedWords(of key: String, with table: any StringTable) -> Int {
        let words = Array(key.utf8).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).dropLast()
        guard !words.isEmpty else { return 0 }
        var longest = 0
        for index in 0..<table.entryCount {
            let other = table.key(at: index).utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            longest = max(longest, zip(words, other.dropLast()).prefix { $0.elementsEqual($1) }.count)
            if longest == words.count { break }
        }
        return longest
    }
}
