import CatalogCore
import CatalogRuntime

/// The texts of a key that other formats have as one message: a text by itself, or the cases of one plural.
struct UnitGroup {
    /// The key.
    let key: String
    /// The way to the text, or to the plural.
    let path: PartPath
    /// The texts; of a plural in the order of the table.
    private(set) var units: [ExchangeUnit]
    /// Whether they are the cases of a plural.
    let isPlural: Bool

    /// The text of a category of the plural.
    subscript(category: PluralCategory) -> ExchangeUnit? { units.first { $0.part?.pluralCategory == category } }

    /// What translators are told.
    var note: ExchangeUnit.Note? { units.lazy.compactMap(\.note).first }

    /// The groups of texts, in the order of their first texts.
    ///
    /// Texts that only name the variable of a legacy rule are in none: its cases say all.
    static func groups(of units: [ExchangeUnit]) -> [UnitGroup] {
        var groups: [UnitGroup] = []
        var indices: [UnitPlace: Int] = [:]
        for unit in units {
            guard let part = unit.part else { continue }
            let isPlural = part.pluralCategory != nil
            let path = isPlural ? part.parent : part
            let place = UnitPlace(key: unit.key, path: path)
            if isPlural, let index = indices[place] {
                groups[index].units.append(unit)
            } else {
                if isPlural { indices[place] = groups.count }
                groups.append(UnitGroup(key: unit.key, path: path, units: [unit], isPlural: isPlural))
            }
        }
        return groups
    }
}

/// Where a text is: a key, byte for byte, and the way to the part.
struct UnitPlace: Hashable {
    private let key: [UInt8]
    private let path: PartPath

    init(key: String, path: PartPath) {
        self.key = Array(key.utf8)
        self.path = path
    }
}
