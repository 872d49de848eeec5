import CatalogCore
import CatalogRuntime
import StringTables

/// The texts of a table as it was exported.
///
/// They tell what a translator changed, and what changed in the project meanwhile.
struct BaseTexts {
    private let table: any StringTable
    private let places: [[UInt8]: Int]
    private let source: LanguageTag
    private let target: LanguageTag

    /// - Parameter places: The index of the entry of each key.
    init(_ table: any StringTable, places: [[UInt8]: Int], source: LanguageTag, target: LanguageTag) {
        (self.table, self.places, self.source, self.target) = (table, places, source, target)
    }

    /// Returns the index of the entry of each key.
    static func places(of table: any StringTable) -> [[UInt8]: Int] {
        Dictionary((0..<table.entryCount).map { (Array(table.key(at: $0).utf8), $0) }) { first, _ in first }
    }

    /// Returns the texts of a key in the source and target language; nil if the table lacked the key.
    func texts(of key: String) -> EntryUnits? {
        places[Array(key.utf8)].map {
            EntryUnits(
                table.entry(at: $0), from: source, to: target, isCatalog: table.isCatalog, interface: InterfaceTexts())
        }
    }
}

extension EntryUnits {
    /// Returns the source text of a part; nil if the table has none.
    func knownSource(of part: PartPath) -> String? { isSourceMissing ? nil : unit(part).source }
}
