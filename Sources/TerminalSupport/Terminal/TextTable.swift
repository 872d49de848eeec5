import CatalogCore
import CatalogRuntime

/// Rows and columns for a person to read in a terminal or a log: aligned by display width, two spaces between
/// columns, no lines drawn, no spaces at the ends of lines.
package struct TextTable: Sendable {
    /// Where a cell's text stands in its column.
    package enum Alignment: Sendable {
        /// Words.
        case left
        /// Numbers.
        case right
    }

    /// What happens to a column when the table is wider than the terminal; the widest columns give way first.
    package enum Overflow: Sendable {
        /// It keeps its width, whatever becomes of the line.
        case keep
        /// Its texts are cut, with `…` at the end.
        case shorten
        /// Its texts go on in further lines of the same row.
        case wrap
    }

    /// One column: its heading and how its cells are set.
    package struct Column: Sendable {
        /// The heading; if all are empty the table has none.
        package let title: String
        /// How heading and cells are aligned.
        package let alignment: Alignment
        /// How the column gives way.
        package let overflow: Overflow

        /// A column headed `title`.
        package init(_ title: String = "", alignment: Alignment = .left, overflow: Overflow = .keep) {
            self.title = VisibleText.escaped(title)
            self.alignment = alignment
            self.overflow = overflow
        }

        /// A column headed in the interface's language.
        package init(_ title: LocalizedString, alignment: Alignment = .left, overflow: Overflow = .keep) {
            self.init(title.resolved, alignment: alignment, overflow: overflow)
        }
    }

    /// One text in the table, from a file or of the program's own.
    package struct Cell: ExpressibleByStringLiteral, Sendable {
        let text: String
        let style: TextStyle?
        let width: Int

        /// A cell that shows `text`, which is escaped here and isolated when printed: give it raw.
        ///
        /// Spaces at its end, which nobody would see, are left out.
        package init(_ text: String, style: TextStyle? = nil) {
            var visible = VisibleText.escaped(text)
            while visible.last == " " { visible.removeLast() }
            self.text = visible
            self.style = style
            self.width = DisplayWidth.columns(of: self.text)
        }

        /// A cell that shows a number.
        package init(_ number: Int, style: TextStyle? = nil) {
            self.init(String(number), style: style)
        }

        /// A cell that shows a text of the program's own.
        package init(stringLiteral text: String) {
            self.init(text)
        }
    }

    /// The columns, from the left.
    package let columns: [Column]
    /// The rows, from the top, without the headings.
    package private(set) var rows: [[Cell]] = []

    /// A table without rows.
    package init(columns: [Column]) {
        self.columns = columns
    }

    /// Adds a row at the bottom; cells that are missing on the right are empty, those beyond the columns left out.
    package mutating func addRow(_ cells: [Cell]) {
        let missing = max(columns.count - cells.count, 0)
        rows.append(cells.prefix(columns.count) + Array(repeating: "", count: missing))
    }

    /// The table as lines, each with its newline.
    ///
    /// `maximumWidth` is the terminal's (``TerminalSize``); without one nothing is cut or wrapped, so that what goes
    /// into a file or a pipe is whole and has one line a row.
    package func text(maximumWidth: Int? = nil, styler: Styler = .plain) -> String {
        lines(maximumWidth: maximumWidth, styler: styler).reduce(into: "") { $0 += $1 + "\n" }
    }

    /// The table as lines without newlines.
    package func lines(maximumWidth: Int? = nil, styler: Styler = .plain) -> [String] {
        let headings = columns.contains { !$0.title.isEmpty } ? [columns.map { Cell($0.title, style: .bold) }] : []
        let rows = headings + rows
        let widths = TextTableWidths.fitting(columns: columns, rows: rows, maximumWidth: maximumWidth)
        let layout = TextTableLayout(columns: columns, widths: widths, styler: styler)
        return rows.flatMap(layout.lines(of:))
    }
}
