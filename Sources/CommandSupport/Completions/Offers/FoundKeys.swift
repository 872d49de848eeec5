import XCStringsKit

/// The keys of tables that begin in one way; where there is none, but for capital letters.
struct FoundKeys {
    /// Where a key was first found.
    private struct Place {
        let table: Int
        let entry: Int
    }

    private let typed: String
    private let tables: [any StringTable]
    private let places: [String: Place]

    /// More keys than these are no list that anybody reads; bash asks before it prints as many.
    static let most = 100

    init(in tables: [any StringTable], beginningWith typed: String) {
        self.typed = typed
        self.tables = tables
        let exact = Self.places(in: tables) { $0.hasPrefix(typed) }
        let beginning = TypedBeginning(text: typed)
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

    /// How many there are.
    var count: Int { places.count }

    /// The keys.
    var sorted: [String] { places.keys.sorted() }

    /// What identifiers have up to the dot that comes next, with that dot.
    var beginnings: [String] { Swift.Set(places.keys.compactMap(beginning)).sorted() }

    /// The same, and the keys that have no such beginning.
    var shortened: [String] { Swift.Set(places.keys.map { beginning(of: $0) ?? $0 }).sorted() }

    /// Whether it is no key, but what keys have up to a dot.
    func isBeginning(_ offer: String) -> Bool { places[offer] == nil }

    /// The source text of a key; empty where there is none.
    func explanation(of key: String) -> String {
        guard let place = places[key] else { return "" }
        return KeyExplanation(tables[place.table]).text(at: place.entry)
    }

    /// Sentences have dots too, and nobody goes through them one by one.
    private func beginning(of key: String) -> String? {
        guard !key.utf8.contains(UInt8(ascii: " ")) else { return nil }
        let rest = key.utf8.dropFirst(typed.utf8.count)
        return rest.firstIndex(of: UInt8(ascii: ".")).map { String(key[...$0]) }
    }
}
