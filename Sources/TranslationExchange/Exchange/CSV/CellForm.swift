import CatalogCore

/// The form of the cells in a table.
struct CellForm: Sendable {
    /// The byte between two cells of a row.
    let delimiter: UInt8
    /// Whether a quote at the start of a cell encloses it, as in RFC 4180.
    let hasQuotes: Bool
    /// Whether cells without quotes have the escapes of `TabSeparatedCell`, and not the apostrophes of spreadsheets.
    let hasEscapes: Bool

    private static let tab = UInt8(ascii: "\t")

    /// One key in each line, in which a quote is part of the key.
    static let keys = CellForm(delimiter: tab, hasQuotes: false, hasEscapes: true)

    /// The tab-separated lines that `fitloc list` prints.
    static let lines = CellForm(delimiter: tab, hasQuotes: true, hasEscapes: true)

    /// Returns the form of a spreadsheet's file: the delimiter is the most frequent one of the first line.
    static func spreadsheet(of bytes: [UInt8]) -> CellForm {
        let line = bytes.prefix { !CSVReader.isLineEnd($0) }
        let candidates = [",", ";", "\t"].flatMap { Array($0.utf8) }
        let counts = candidates.map { candidate in line.count { $0 == candidate } }
        let most = counts.indices.max { counts[$0] < counts[$1] }
        return CellForm(delimiter: candidates[most ?? 0], hasQuotes: true, hasEscapes: false)
    }

    /// Returns the text of a cell without quotes around it.
    ///
    /// The apostrophes of spreadsheets stay.
    func text(of cell: ArraySlice<UInt8>) throws(TabSeparatedCell.BadEscape) -> String {
        guard hasEscapes else { return String(decoding: cell, as: UTF8.self) }
        return cell.elementsEqual(TabSeparatedCell.emptyKey.utf8) ? "" : try TabSeparatedCell.text(of: cell)
    }
}
