import CatalogCore
import TranslationExchange

/// A CSV file that maps old keys or texts to keys of catalogs.
struct MappingSheet {
    /// A row after the header.
    struct Line {
        fileprivate let cells: [String: String]
        let position: TextPosition

        /// Returns the cell of a column; empty if the column does not exist.
        subscript(_ column: String) -> String { cells[column] ?? "" }

        /// Returns the cell of a column, or nil if it is empty.
        func filled(_ column: String) -> String? {
            let text = self[column]
            return text.isEmpty ? nil : text
        }

        func problem(_ reason: AccessorMappingFailure.Reason) -> AccessorMappingFailure.Problem {
            AccessorMappingFailure.Problem(reason: reason, position: position)
        }
    }

    /// Whether the rows describe old keys rather than texts.
    let isOfKeys: Bool
    let lines: [Line]

    init(_ bytes: [UInt8]) throws(AccessorMappingFailure) {
        let sheet: (rows: [CSVReader.Row], lines: LineIndex)
        let heading: TableHeading
        do throws(CSVError) {
            sheet = try CSVReader.read(bytes)
            heading = try TableHeading(sheet.rows.first, lines: sheet.lines)
            for row in sheet.rows.dropFirst() { try heading.check(row) }
        } catch {
            throw AccessorMappingFailure(problems: [.init(reason: .sheet(error), position: error.position)])
        }
        let names = heading.names.map { $0.lowercased() }
        isOfKeys = names.contains("old") && names.contains("key")
        guard isOfKeys || Set(["path", "line", "text", "key"]).isSubset(of: names) else {
            throw AccessorMappingFailure(problems: [.init(reason: .noColumns, position: .start)])
        }
        lines = sheet.rows.dropFirst().map { row in
            let cells = zip(names, row.cells).map { ($0, SpreadsheetCell.text($1)) }
            return Line(
                cells: Dictionary(cells, uniquingKeysWith: { first, _ in first }),
                position: sheet.lines.position(at: row.offset))
        }
    }
}
