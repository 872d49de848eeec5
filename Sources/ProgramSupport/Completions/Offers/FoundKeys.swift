import CatalogCore

/// The keys of tables that begin with the typed text.
///
/// If no key matches, the search ignores case.
struct FoundKeys {
    /// The position of a key's first occurrence.
    private struct Place {
        let table: Int
        let entry: Int
    }

    private let typed: String
    private let tables: [any StringTable]
    private let places: [String: Place]

    /// The maximum number of keys to offer in full.
    ///
    /// A longer list is not useful, and bash asks for confirmation before it prints one.
    static let most = 100

    init(in tables: [any StringTable], beginningWith typed: String) {
        self.typed = typed
        self.tables = tables
        let exact = Self.places(in: tables) { $0.hasPrefix(typed) }
        let beginning = TypedPrefix(text: typed)
        places = exact.isEmpty ? Self.places(in: tables, where: beginning.isBeginning) : exact
    }

    private static func places(
        in tables: [any StringTable], where isFitting: (String) -> Bool
    ) -> [String: Place] {
        var places: [String: Place] = [:]
        for (number, table) in tables.enumerated() {
            for index in 0..<table.entryCount {
                let key = table.key(at: index).string
                guard !key.isEmpty, isFitting(key), places[key] == nil else { continue }
                places[key] = Place(table: number, entry: index)
            }
        }
        return places
    }

    /// The number of matching keys.
    var count: Int { places.count }

    /// The matching keys, sorted.
    var sorted: [String] { places.keys.sorted() }

    /// The matching keys, each cut after the first dot that follows the typed text.
    ///
    /// Keys without such a dot are left out.
    var beginnings: [String] { Swift.Set(places.keys.compactMap(beginning)).sorted() }

    /// The matching keys, each cut after the first dot that follows the typed text, if it has one.
    var shortened: [String] { Swift.Set(places.keys.map { beginning(of: $0) ?? $0 }).sorted() }

    /// Whether an offer is a key prefix instead of a whole key.
    func isBeginning(_ offer: String) -> Bool { places[offer] == nil }

    /// Returns the source text of a key, or an empty string.
    func explanation(of key: String) -> String {
        guard let place = places[key] else { return "" }
        return KeyExplanation(tables[place.table]).text(at: place.entry)
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
