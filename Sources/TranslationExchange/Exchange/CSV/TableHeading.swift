import CatalogCore
import CatalogEditing

/// The first row of a table, which names the columns.
package struct TableHeading: Sendable {
    /// The name of each column, without spaces around it; empty for a column without a name.
    package let names: [String]
    /// The position of each name.
    package let positions: [TextPosition]
    private let lines: LineIndex
    /// Whether the names come from the command and not from the table.
    private let isImplied: Bool

    /// Reads the names.
    ///
    /// - Parameter row: The first row, or nil if the table has no rows.
    /// - Throws: an error if two columns have the same name.
    package init(_ row: CSVReader.Row?, lines: LineIndex) throws(CSVError) {
        self.lines = lines
        isImplied = false
        names = (row?.cells ?? []).map { Self.trimmed(SpreadsheetCell.text($0)) }
        positions = (row?.offsets ?? []).map(lines.position)
        var seen: Set<String> = []
        for (column, name) in names.enumerated() where !name.isEmpty && !seen.insert(name).inserted {
            throw CSVError(reason: .doubledColumn(name), position: positions[column])
        }
    }

    /// Creates the heading of rows that have none.
    init(names: [String], lines: LineIndex) {
        self.names = names
        positions = names.map { _ in .start }
        self.lines = lines
        isImplied = true
    }

    /// Checks that a row has no text outside of the named columns.
    package func check(_ row: CSVReader.Row) throws(CSVError) {
        if let bad = row.badEscape {
            throw CSVError(reason: .badEscape(bad.spelling), position: lines.position(at: bad.offset))
        }
        for (column, cell) in row.cells.enumerated() where !cell.isEmpty {
            guard !names.indices.contains(column) || names[column].isEmpty else { continue }
            let surplus: CSVError.Reason = isImplied ? .severalKeys : .tooManyCells
            let reason = names.indices.contains(column) ? .unnamedColumn : surplus
            throw CSVError(reason: reason, position: lines.position(at: row.offsets[column]))
        }
    }

    /// Checks that no two columns name the same place in different spellings of its language.
    ///
    /// - Parameter locations: The place that each column names, or nil for other columns.
    func check(locations: [RequestedLocation?]) throws(CSVError) {
        var seen: [RequestedLocation: Int] = [:]
        for (column, location) in locations.enumerated() {
            guard let location, let first = seen.updateValue(column, forKey: location.canonical) else { continue }
            throw CSVError(reason: .doubledLanguage(names[column], names[first]), position: positions[column])
        }
    }

    private static func trimmed(_ name: String) -> String {
        let rest = name.drop(while: \.isWhitespace)
        return String(rest[..<(rest.lastIndex { !$0.isWhitespace }.map { rest.index(after: $0) } ?? rest.startIndex)])
    }
}
