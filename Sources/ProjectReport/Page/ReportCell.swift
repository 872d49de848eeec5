import XCStringsKit

/// A cell of a table in a report.
struct ReportCell: Sendable {
    /// What stands in it.
    let content: [HTMLNode]
    /// What the row is sorted by, where that is not what stands there.
    private var order: String?
    /// Whether it names its row.
    private var isHeading = false
    private var style: String?

    /// A cell with words of the page.
    init(_ content: HTMLNode..., order: String? = nil, style: String? = nil) {
        self.content = content
        self.order = order
        self.style = style
    }

    /// A cell with a number; a dash for none.
    init(_ number: Int?) {
        self.init(
            .text(number.map(String.init) ?? "–"), order: number == nil ? "-1" : nil,
            style: number == 0 ? "number zero" : "number")
    }

    /// The same cell as the one that names its row.
    var heading: ReportCell {
        var cell = self
        cell.isHeading = true
        return cell
    }

    var node: HTMLNode {
        isHeading
            ? .tag("th", ["scope": "row", "class": style, "data-sort": order], content)
            : .tag("td", ["class": style, "data-sort": order], content)
    }
}

extension HTMLNode {
    /// A text of the project, set apart from what stands round it whichever way it is written.
    static func projectText(_ text: String, language: LanguageTag? = nil) -> HTMLNode {
        .tag("bdi", ["class": "text", "dir": "auto", "lang": language?.spelling], .text(text))
    }

    /// A key, a path or a command, which no translator of the page may touch.
    static func code(_ text: String) -> HTMLNode { .tag("code", ["dir": "auto", "translate": "no"], .text(text)) }

    /// A path, with or without a place in the file; lines may break behind its folders and before the place.
    static func path(_ path: String, at position: TextPosition? = nil) -> HTMLNode {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let names = parts.enumerated().flatMap { place, name -> [HTMLNode] in
            place < parts.count - 1 ? [.text(name + "/"), .tag("wbr")] : [.text(name)]
        }
        let numbers: [HTMLNode] = position.map { [.tag("wbr"), .text(":\($0.line):\($0.column)")] } ?? []
        return .tag("code", ["class": "path", "dir": "auto", "translate": "no"], names + numbers)
    }

    /// Prose of the program in which code stands between backticks.
    static func prose(_ text: String) -> HTMLNode {
        let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        return .group(pieces.enumerated().map { $0.isMultiple(of: 2) ? .text($1) : .code($1) })
    }

    /// Pieces with commas between them.
    static func list(_ nodes: [HTMLNode]) -> HTMLNode {
        .group(nodes.enumerated().flatMap { $0 == 0 ? [$1] : [", ", $1] })
    }
}
