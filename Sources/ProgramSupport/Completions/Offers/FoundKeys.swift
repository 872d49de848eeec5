import CatalogCore

/// The keys of tables that begin with the typed text.
///
/// If no key matches, the search ignores case.
struct FoundKeys {
    /// The position of a key's first occurrence.
    private struct Location {
        let table: Int
        let entry: Int
    }

    private let typed: String
    private let tables: [any StringTable]
    private let locations: [String: Location]

    /// The maximum number of keys to offer in full.
    ///
    /// A longer list is not useful, and bash asks for confirmation before it prints one.
    static let most = 100

    init(in tables: [any StringTable], beginningWith typed: String) {
        self.typed = typed
        self.tables = tables
        let exact = Self.locations(in: tables) { $0.hasPrefix(typed) }
        let beginning = TypedPrefix(text: typed)
        locations = exact.isEmpty ? Self.locations(in: tables, where: beginning.isBeginning) : exact
    }

    private static func locations(
        in tables: [any StringTable], where isFitting: (String) -> Bool
    ) -> [String: Location] {
        var locations: [String: Location] = [:]
        for (number, table) in tables.enumerated() {
            for index in 0..<table.entryCount {
                let key = table.key(at: index).string
                guard !key.isEmpty, isFitting(key), locations[key] == nil else { continue }
                locations[key] = Location(table: number, entry: index)
            }
        }
        return locations
    }

    /// The number of matching keys.
    var count: Int { locations.count }

    /// The matching keys, sorted.
    var sorted: [String] { locations.keys.sorted() }

    /// The matching keys, each cut after the first dot that follows the typed text.
    ///
    /// Keys without such a dot are left out.
    var beginnings: [String] { Swift.Set(locations.keys.compactMap(beginning)).sorted() }

    /// The matching keys, each cut after the first dot that follows the typed text, if it has one.
    var shortened: [String] { Swift.Set(locations.keys.map { beginning(of: $0) ?? $0 }).sorted() }

    /// Whether an offer is a key prefix instead of a whole key.
    func isBeginning(_ offer: String) -> Bool { locations[offer] == nil }

    /// Returns the source text of a key, or an empty string.
    func explanation(of key: String) -> String {
        guard let location = locations[key] else { return "" }
        return KeyExplanation(tables[location.table]).text(at: location.entry)
    }

    /// Returns the key up to and including the first dot that follows the typed text.
    ///
    /// Returns nil for a key with spaces: such a key is a sentence, in which dots do not separate components.
    private func beginning(of key: String) -> String? {
        guard !key.utf8.contains(UInt8(ascii: " ")) else { return nil }
        let rest = key.utf8.dropFirst(typed.utf8.count)
        return rest.firstIndex(of: UInt8(ascii: ".")).map { String(key[...$0]) }
    }
}
