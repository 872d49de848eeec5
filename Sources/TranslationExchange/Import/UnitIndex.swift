import CatalogCore

/// An index of a table's texts by the names that files use for them.
struct UnitIndex {
    private var byID: [[UInt8]: ExchangeUnit] = [:]
    /// The texts by id with line breaks replaced by spaces, as XML readers do in attributes; nil for an ambiguous id.
    private var byFlatID: [[UInt8]: ExchangeUnit?] = [:]
    private var byPart: [[UInt8]: ExchangeUnit] = [:]

    /// Indexes the texts of a table in one language.
    init(_ units: TableUnits) {
        for unit in units.files.flatMap(\.units) {
            let id = Array(unit.id.utf8)
            byID[id] = byID[id] ?? unit
            let flat = Self.flattened(id)
            byFlatID[flat] = byFlatID[flat] == nil ? .some(unit) : .some(nil)
            if let part = unit.part { byPart[Self.location(unit.key, part.description)] = unit }
        }
    }

    /// Returns the text with a name; nil if the table lacks it.
    func unit(_ name: ReceivedUnit.Name) -> ExchangeUnit? {
        switch name {
        case .id(let id): byID[Array(id.utf8)] ?? byFlatID[Array(id.utf8)].flatMap { $0 }
        case .part(let key, let part): byPart[Self.location(key, part)]
        }
    }

    private static func location(_ key: String, _ part: String) -> [UInt8] { Array("\(part)\u{0}\(key)".utf8) }

    private static func flattened(_ id: [UInt8]) -> [UInt8] {
        id.map { $0 == 0x9 || $0 == 0xA || $0 == 0xD ? UInt8(ascii: " ") : $0 }
    }
}
