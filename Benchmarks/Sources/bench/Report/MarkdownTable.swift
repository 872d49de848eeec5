/// A Markdown table with aligned columns, so that its source is readable too.
struct MarkdownTable {
    private let lines: [[String]]
    private let numbers: ClosedRange<Int>

    /// Creates a table.
    ///
    /// - Parameters:
    ///   - lines: the cells; the first line is the header.
    ///   - numbers: the columns that are aligned to the right.
    init(_ lines: [[String]], numbers: ClosedRange<Int>) {
        self.lines = lines
        self.numbers = numbers
    }

    /// The table without a newline at its end.
    var text: String {
        let columns = lines.first?.indices ?? 0..<0
        let widths = columns.map { column in lines.map { $0[column].count }.max() ?? 0 }
        let rule =
            "|"
            + widths.enumerated().map { column, width in
                String(repeating: "-", count: width + 1) + (numbers.contains(column) ? ":" : "-")
            }.joined(separator: "|") + "|"
        var rendered = lines.map { line in
            "| " + line.indices.map { pad(line[$0], to: widths[$0], $0) }.joined(separator: " | ") + " |"
        }
        rendered.insert(rule, at: min(1, rendered.count))
        return rendered.joined(separator: "\n")
    }

    private func pad(_ text: String, to width: Int, _ column: Int) -> String {
        let space = String(repeating: " ", count: width - text.count)
        return numbers.contains(column) ? space + text : text + space
    }
}
