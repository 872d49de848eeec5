import CatalogCore
import CatalogRuntime

/// A writer for CSV spreadsheets with a row for each text and a column for each language.
///
/// The columns are `key`, `part` (empty for a plain text), `path`, `comment`, the source language and then the others.
/// The cell of a source text that the table lacks is empty.
/// The file starts with a byte-order mark: without the mark spreadsheets assume a regional encoding in place of UTF-8.
public struct SheetWriter {
    private var languages: [LanguageTag] = []
    private var knownLanguages: Set<LanguageTag> = []
    private var tables: [Table] = []

    private struct Table {
        let files: [ExchangeFile]
    }

    /// A text in several languages.
    private struct Row {
        let unit: ExchangeUnit
        let path: String
        var texts: [LanguageTag: String]
    }

    /// Creates an empty sheet.
    public init() {}

    /// Whether the sheet has no texts.
    public var isEmpty: Bool { tables.allSatisfy { $0.files.isEmpty } }

    /// Adds the texts of a table in the languages that become columns.
    public mutating func add(_ units: [TableUnits]) {
        let files = units.flatMap(\.files)
        for language in files.map(\.sourceLanguage) + files.map(\.targetLanguage)
        where knownLanguages.insert(language).inserted {
            languages.append(language)
        }
        tables.append(Table(files: files))
    }

    /// Returns the bytes of the file.
    ///
    /// - Parameter original: Returns the name of a table's file for its path.
    public func bytes(original: (String) -> String = { $0 }) -> [UInt8] {
        let heading = SpreadsheetCell.line(SheetColumns.all + languages.map(\.spelling))
        let rows = tables.flatMap { Self.rows(of: $0) }.map { row in
            var cells = [row.unit.key, row.unit.part?.description ?? "", original(row.path), row.unit.note?.text ?? ""]
            cells += languages.map { row.texts[$0] ?? "" }
            return SpreadsheetCell.line(cells)
        }
        return ByteOrderMark.utf8 + Array((heading + rows.joined()).utf8)
    }

    /// Returns the rows of a table's texts, sorted by file and name.
    private static func rows(of table: Table) -> [Row] {
        var rows: [[UInt8]: Row] = [:]
        for file in table.files {
            for unit in file.units where unit.part != nil {
                let location = Array("\(file.path)\u{0}\(unit.id)".utf8)
                let source = unit.isSourceMissing ? nil : unit.source
                var row = rows[location] ?? Row(unit: unit, path: file.path, texts: [file.sourceLanguage: source ?? ""])
                if file.targetLanguage != file.sourceLanguage || unit.target != nil {
                    row.texts[file.targetLanguage] = unit.target
                }
                rows[location] = row
            }
        }
        return rows.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    }
}
