import CatalogCore
import CatalogEditing
import CatalogRuntime

/// The texts of a table as they would be exported now, to be found by whatever a file calls them.
struct UnitIndex {
    private var byID: [[UInt8]: ExchangeUnit] = [:]
    /// By ids as tools leave them that put bare line breaks into attributes: readers take those for spaces.
    private var byFlatID: [[UInt8]: ExchangeUnit?] = [:]
    private var byPart: [[UInt8]: ExchangeUnit] = [:]

    init(_ table: EditableTable, source: LanguageTag, target: LanguageTag, interface: InterfaceTexts) {
        let units = TableUnits(
            table.table, files: table.files, from: source, to: target, allowsEveryCharacter: true,
            interface: interface)
        for unit in units.files.flatMap(\.units) {
            let id = Array(unit.id.utf8)
            byID[id] = byID[id] ?? unit
            let flat = Self.flattened(id)
            byFlatID[flat] = byFlatID[flat] == nil ? .some(unit) : .some(nil)
            if let part = unit.part { byPart[Self.place(unit.key, part.description)] = unit }
        }
    }

    /// The text of a name; nil where the table does not have it now.
    func unit(_ name: ReceivedUnit.Name) -> ExchangeUnit? {
        switch name {
        case .id(let id): byID[Array(id.utf8)] ?? byFlatID[Array(id.utf8)].flatMap { $0 }
        case .part(let key, let part): byPart[Self.place(key, part)]
        }
    }

    private static func place(_ key: String, _ part: String) -> [UInt8] { Array("\(part)\u{0}\(key)".utf8) }

    private static func flattened(_ id: [UInt8]) -> [UInt8] {
        id.map { $0 == 0x9 || $0 == 0xA || $0 == 0xD ? UInt8(ascii: " ") : $0 }
    }
}
