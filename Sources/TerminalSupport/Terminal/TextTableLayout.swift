import CatalogCore

/// Lays out the rows of a table in columns of known width.
struct TextTableLayout {
    let columns: [TextTable.Column]
    let widths: [Int]
    let styler: Styler

    /// Returns the lines of a row: as many as its most wrapped cell needs.
    func lines(of row: [TextTable.Cell]) -> [String] {
        let fragments = columns.indices.map { self.fragments(of: row[$0], column: $0) }
        let height = fragments.reduce(1) { max($0, $1.count) }
        return (0..<height).map { number in
            line(of: columns.indices.map { number < fragments[$0].count ? fragments[$0][number] : "" }, in: row)
        }
    }

    private func fragments(of cell: TextTable.Cell, column: Int) -> [String] {
        guard cell.width > widths[column] else { return [cell.text] }
        return switch columns[column].overflow {
        case .keep: [cell.text]
        case .shorten: [VisibleText.shortened(cell.text, to: widths[column])]
        case .wrap: LineWrapping.lines(of: cell.text, width: widths[column])
        }
    }

    /// Joins the texts of one line.
    ///
    /// Spaces are added only before a text, so that no line ends in spaces.
    private func line(of texts: [String], in row: [TextTable.Cell]) -> String {
        var line = ""
        var spaces = 0
        for (column, text) in texts.enumerated() {
            let padding = max(widths[column] - DisplayWidth.columns(of: text), 0)
            let isRight = columns[column].alignment == .right
            if text.isEmpty {
                spaces += widths[column]
            } else {
                line += String(repeating: " ", count: isRight ? spaces + padding : spaces)
                line += printed(text, style: row[column].style)
                spaces = isRight ? 0 : padding
            }
            spaces += TextTableWidths.gap
        }
        return line
    }

    /// Isolates and styles a fragment of a cell.
    ///
    /// Each fragment is isolated on its own, because a cut or a line break would separate a pair of isolates. Styling
    /// comes last, because escape sequences must not be measured.
    private func printed(_ text: String, style: TextStyle?) -> String {
        let isolated = VisibleText.isolated(text)
        return style.map { styler.styled(isolated, as: $0) } ?? isolated
    }
}
