import CatalogReports
import InterfaceTexts

/// A table of a report, which the script makes sortable and searchable.
struct ReportTable: Sendable {
    /// A column of a table.
    struct Column: Sendable {
        let title: String
        var isNumber = false

        init(_ title: String, isNumber: Bool = false) {
            self.title = title
            self.isNumber = isNumber
        }
    }

    /// The maximum number of rows.
    ///
    /// More rows would slow down browsers.
    static let mostRows = 2000

    private let caption: HTMLNode
    private let columns: [Column]
    private let rows: [[ReportCell]]
    private let rest: Int
    private let hint: String?

    /// Creates a table of the first elements.
    ///
    /// - Parameters:
    ///   - limit: the maximum number of rows. The table states how many it omits.
    ///   - hint: a description of how to see the omitted rows.
    init<Element>(
        _ caption: HTMLNode, _ columns: [Column], of elements: [Element], atMost limit: Int = mostRows,
        hint: String? = nil, row: (Element) -> [ReportCell]
    ) {
        self.caption = caption
        self.columns = columns
        rows = elements.prefix(limit).map(row)
        rest = elements.count - rows.count
        self.hint = hint
    }

    var node: HTMLNode {
        let head = columns.map { column in
            HTMLNode.tag("th", ["scope": "col", "class": column.isNumber ? "number" : nil], .text(column.title))
        }
        return .group([
            .tag(
                "div", ["class": "scroll"],
                .tag(
                    "table", ["class": "list"], .tag("caption", caption), .tag("thead", .tag("tr", head)), "\n",
                    .tag("tbody", rows.flatMap { [.tag("tr", $0.map(\.node)), "\n"] }))),
            rest > 0 ? .tag("p", ["class": "rest"], .text(restText)) : "",
        ])
    }

    private var restText: String {
        let text = Texts.Report.moreRows(count: rest).resolved
        return hint.map { "\(text) \($0)" } ?? text
    }
}
