import CatalogCore
import CatalogRuntime

/// The texts of a key that other formats store as one message: a single text or the cases of a plural.
struct UnitGroup {
    /// The key that all texts of the group share.
    let key: String
    /// The path of the text or of the plural.
    let path: PartPath
    /// The texts.
    ///
    /// The cases of a plural are in the table's order.
    private(set) var units: [ExchangeUnit]
    /// Whether the texts are the cases of a plural.
    let isPlural: Bool

    /// Returns the text of a plural category.
    subscript(category: PluralCategory) -> ExchangeUnit? { units.first { $0.part?.pluralCategory == category } }

    /// The note for translators.
    var note: ExchangeUnit.Note? { units.lazy.compactMap(\.note).first }

    /// Groups texts, in the order of each group's first text.
    ///
    /// Texts without a part are omitted. They only name the variable of a legacy rule, whose cases contain all the
    /// text.
    static func groups(of units: [ExchangeUnit]) -> [UnitGroup] {
        var groups: [UnitGroup] = []
        var indices: [UnitLocation: Int] = [:]
        for unit in units {
            guard let part = unit.part else { continue }
            let isPlural = part.pluralCategory != nil
            let path = isPlural ? part.parent : part
            let location = UnitLocation(key: unit.key, path: path)
            if isPlural, let index = indices[location] {
                groups[index].units.append(unit)
            } else {
                if isPlural { indices[location] = groups.count }
                groups.append(UnitGroup(key: unit.key, path: path, units: [unit], isPlural: isPlural))
            }
        }
        return groups
    }
}

/// The identity of a text: the key, compared by bytes, and the path of the part.
struct UnitLocation: Hashable {
    private let key: [UInt8]
    private let path: PartPath

    init(key: String, path: PartPath) {
        self.key = Array(key.utf8)
        self.path = path
    }
}
