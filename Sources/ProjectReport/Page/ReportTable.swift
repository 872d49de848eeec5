import CommandSupport
import XCStringsKit

/// A table of a report; a script makes it sortable and searchable.
struct ReportTable: Sendable {
    /// A column.
    struct Column: Sendable {
        let title: String
        var isNumber = false

        init(_ title: String, isNumber: Bool = false) {
            self.title = title
            self.isNumber = isNumber
        }
    }

    /// More rows than this would keep a browser busy.
    static let mostRows = 2000

    private let caption: HTMLNode
    private let columns: [Column]
    private let rows: [[ReportCell]]
    private let rest: Int
    private let hint: String?

    /// Makes a table of the first elements.
    ///
    /// - Parameters:
    ///   - limit: how many rows there are at most; how many are left out stands below.
    ///   - hint: what shows the rows that are left out.
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
