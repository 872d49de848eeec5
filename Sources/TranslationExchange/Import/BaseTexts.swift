import CatalogCore
import CatalogRuntime
import StringTables

/// The texts of a table as translators received them.
package enum BaseTable: Sendable {
    /// The table as it was in an earlier version.
    case table(any StringTable)
    /// The texts that a translation service and the project had in common.
    case handed(HandedTexts)

    /// The index of the entry of each key of an earlier table.
    var locations: [[UInt8]: Int] {
        guard case .table(let table) = self else { return [:] }
        return Dictionary((0..<table.entryCount).map { (Array(table.key(at: $0).utf8), $0) }) { first, _ in first }
    }
}

/// The texts of a table as it was exported, for one language.
///
/// They tell what a translator changed, and what changed in the project meanwhile.
struct BaseTexts {
    private let table: BaseTable
    private let locations: [[UInt8]: Int]
    private let source: LanguageTag
    private let target: LanguageTag

    /// - Parameter locations: The index of the entry of each key, as ``BaseTable/locations`` gives it.
    init(_ table: BaseTable, locations: [[UInt8]: Int], source: LanguageTag, target: LanguageTag) {
        (self.table, self.locations, self.source, self.target) = (table, locations, source, target)
    }

    /// Returns the texts of a key in the source and target language; nil if the table lacked the key.
    func texts(of key: String) -> BaseEntry? {
        switch table {
        case .table(let table):
            locations[Array(key.utf8)].map {
                .table(
                    EntryUnits(
                        table.entry(at: $0), from: source, to: target, isCatalog: table.isCatalog,
                        interface: InterfaceTexts()))
            }
        case .handed(let texts): texts.entry(key, in: target).map { .handed(source: $0.source, target: $0.target) }
        }
    }
}

/// The texts of a key as it was exported, in the source language and one other.
enum BaseEntry {
    /// The texts of an entry of an earlier table.
    case table(EntryUnits)
    /// The texts by part, in the form of `PartPath.description`.
    case handed(source: [String: String], target: [String: String])

    /// Returns the translation of a part; nil if there was none.
    func text(of part: PartPath) -> String? {
        switch self {
        case .table(let units): units.unit(part).target?.text
        case .handed(_, let target): target[part.description]
        }
    }

    /// Returns the source text of a part; nil if the table had none.
    func source(of part: PartPath) -> String? {
        switch self {
        case .table(let units): units.isSourceMissing ? nil : units.unit(part).source
        case .handed(let source, _): source[part.description] ?? Self.text(standingInFor: part, among: source)
        }
    }

    private static func text(standingInFor part: PartPath, among texts: [String: String]) -> String? {
        let parts = texts.keys.sorted().compactMap { PartPath($0) }
        return part.nearest(among: parts).flatMap { texts[parts[$0].description] }
    }
}
