import CatalogCore
import CatalogLint

/// Chooses the table for a key if the user does not name one.
package enum TableChoice {
    /// The result of a choice.
    package enum Result: Sendable {
        /// Exactly one table fits.
        case one(any StringTable)
        /// Several tables fit equally; the user must choose one.
        case several([any StringTable])
        /// No table fits.
        case none
    }

    /// Returns the table for a new key.
    ///
    /// That is the table whose keys share the longest dotted prefix with the key. Otherwise, it is the table
    /// `Localizable`, then the configured table, then the only table. The configuration also decides between equal
    /// candidates, then the name of a table that is the first word of the key: `Home` for `home.new`. `InfoPlist`, `AppShortcuts` and Interface Builder tables are never chosen automatically.
    ///
    /// - Parameter isDefault: whether the configuration names the table at a path.
    package static func forNew(
        _ key: String, in tables: [any StringTable], isDefault: (String) -> Bool = { _ in false }
    ) -> Result {
        let candidates = tables.filter(isForNewKeys)
        let shared = candidates.map { sharedWords(of: key, with: $0) }
        if let longest = shared.max(), longest > 0 {
            return result(zip(candidates, shared).filter { $0.1 == longest }.map(\.0), for: key, isDefault)
        }
        return forNewBesides(candidates, for: key, isDefault)
    }

    /// Whether a new key may go to a table that the user did not name.
    static func isForNewKeys(_ table: any StringTable) -> Bool {
        TableKind(table) == .code && (table.isCatalog || table.sourceLanguage != nil)
    }

    /// Returns the table for a key that shares no prefix with any table.
    static func forNewBesides(
        _ candidates: [any StringTable], for key: String, _ isDefault: (String) -> Bool
    ) -> Result {
        let usual = candidates.filter { $0.name == "Localizable" }
        return result(usual.isEmpty ? candidates : usual, for: key, isDefault)
    }

    /// Returns the table that has a key.
    ///
    /// Tables for code take precedence.
    package static func having(_ key: String, in tables: [any StringTable]) -> Result {
        let bytes = Array(key.utf8)
        return having(
            tables.filter { table in
                (0..<table.entryCount).contains { table.key(at: $0).isSpelled(bytes) }
            })
    }

    /// Returns the table to use among those that have a key.
    static func having(_ tables: [any StringTable]) -> Result {
        let ofCode = tables.filter { TableKind($0) == .code }
        return result(ofCode.isEmpty ? tables : ofCode)
    }

    /// Whether a table has keys that share the first dotted words of a key.
    package static func sharesPrefix(_ key: String, with table: any StringTable) -> Bool {
        sharedWords(of: key, with: table) > 0
    }

    /// Decides between tables that fit a new key equally.
    static func result(_ tables: [any StringTable], for key: String, _ isDefault: (String) -> Bool) -> Result {
        let chosen = tables.first { table in table.files.contains { isDefault($0.path) } }
        if let chosen { return .one(chosen) }
        let words = key.split(separator: ".", omittingEmptySubsequences: false)
        let namesakes = words.count < 2 ? [] : tables.filter { $0.name.lowercased() == words[0].lowercased() }
        return result(namesakes.count == 1 ? namesakes : tables)
    }

    private static func result(_ tables: [any StringTable]) -> Result {
        tables.count > 1 ? .several(tables) : tables.first.map { .one($0) } ?? .none
    }

    /// Returns the number of leading dotted words that a key shares with a key of a table, without the last word.
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
