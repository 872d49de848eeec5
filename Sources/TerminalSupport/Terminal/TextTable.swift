import CatalogCore
import CatalogRuntime

/// A table for people to read in a terminal or a log.
///
/// Cells are aligned by display width with two spaces between columns. There are no rules and no trailing spaces.
package struct TextTable: Sendable {
    /// The horizontal alignment of a column.
    package enum Alignment: Sendable {
        /// Left-aligned, for words.
        case left
        /// Right-aligned, for numbers.
        case right
    }

    /// The treatment of a column in a table that is wider than the terminal.
    ///
    /// The widest columns are narrowed first.
    package enum Overflow: Sendable {
        /// The column keeps its width, even if the line becomes too long.
        case keep
        /// Texts are cut and end in `…`.
        case shorten
        /// Texts wrap to further lines of the same row.
        case wrap
    }

    /// A column of a table.
    package struct Column: Sendable {
        /// The heading.
        ///
        /// A table whose headings are all empty has no heading row.
        package let title: String
        /// The alignment of the heading and the cells.
        package let alignment: Alignment
        /// The treatment of the column when the table is too wide.
        package let overflow: Overflow

        /// Creates a column with a heading.
        package init(_ title: String = "", alignment: Alignment = .left, overflow: Overflow = .keep) {
            self.title = VisibleText.escaped(title)
            self.alignment = alignment
            self.overflow = overflow
        }

        /// Creates a column with a localized heading.
        package init(_ title: LocalizedString, alignment: Alignment = .left, overflow: Overflow = .keep) {
            self.init(title.resolved, alignment: alignment, overflow: overflow)
        }
    }

    /// A cell of a table.
    package struct Cell: ExpressibleByStringLiteral, Sendable {
        let text: String
        let style: TextStyle?
        let width: Int

        /// Creates a cell.
        ///
        /// The text is escaped here and isolated when printed, so pass it unescaped. Trailing spaces are dropped,
        /// because they would be invisible.
        package init(_ text: String, style: TextStyle? = nil) {
            var visible = VisibleText.escaped(text)
            while visible.last == " " { visible.removeLast() }
            self.text = visible
            self.style = style
            self.width = DisplayWidth.columns(of: self.text)
        }

        /// Creates a cell with a number.
        package init(_ count: Int, style: TextStyle? = nil) {
            self.init(String(count), style: style)
        }

        /// Creates a cell with a literal text.
        package init(stringLiteral text: String) {
            self.init(text)
        }
    }

    /// The columns, from left to right.
    package let columns: [Column]
    /// The rows, from top to bottom, without the heading row.
    package private(set) var rows: [[Cell]] = []

    /// Creates a table without rows.
    package init(columns: [Column]) {
        self.columns = columns
    }

    /// Appends a row.
    ///
    /// Missing cells on the right are left empty; extra cells are ignored.
    package mutating func addRow(_ cells: [Cell]) {
        let missing = max(columns.count - cells.count, 0)
        rows.append(cells.prefix(columns.count) + Array(repeating: "", count: missing))
    }

    /// Returns the lines of the table, each with a newline.
    ///
    /// - Parameter maximumWidth: The columns of the terminal (see ``TerminalSize``). Without it, nothing is cut or
    ///   wrapped, so that files and pipes get whole texts and one line per row.
    package func text(maximumWidth: Int? = nil, styler: Styler = .plain) -> String {
        lines(maximumWidth: maximumWidth, styler: styler).reduce(into: "") { $0 += $1 + "\n" }
    }

    /// Returns the lines of the table, without newlines.
    package func lines(maximumWidth: Int? = nil, styler: Styler = .plain) -> [String] {
        let headings = columns.contains { !$0.title.isEmpty } ? [columns.map { Cell($0.title, style: .bold) }] : []
        let rows = headings + rows
        let widths = TextTableWidths.fitting(columns: columns, rows: rows, maximumWidth: maximumWidth)
        let layout = TextTableLayout(columns: columns, widths: widths, styler: styler)
        return rows.flatMap(layout.lines(of:))
    }
}
