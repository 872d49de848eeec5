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

    /// Returns whether the table had a key.
    func has(_ key: String) -> Bool { places[Array(key.utf8)] != nil }

    /// Returns the text of a part in the target language; nil if there was none.
    func text(of key: String, at part: PartPath) -> String? { texts(of: key)?.unit(part).target?.text }

    /// Returns the source text of a part; nil if the table lacked the key or its source text.
    func sourceText(of key: String, at part: PartPath) -> String? {
        guard let texts = texts(of: key), !texts.isSourceMissing else { return nil }
        return texts.unit(part).source
    }

    private func texts(of key: String) -> EntryUnits? {
        places[Array(key.utf8)].map {
            EntryUnits(
                table.entry(at: $0), from: source, to: target, isCatalog: table.isCatalog, interface: InterfaceTexts())
        }
    }
}
