import CatalogCore
import CatalogReports
import InterfaceTexts

/// A cell of a table in a report.
struct ReportCell: Sendable {
    /// The content of the cell.
    let content: [HTMLNode]
    /// The value to sort by, if it differs from the content.
    private var order: String?
    /// Whether the cell is the heading of its row.
    private var isHeading = false
    private var style: String?

    /// Creates a cell with content.
    init(_ content: HTMLNode..., order: String? = nil, style: String? = nil) {
        self.content = content
        self.order = order
        self.style = style
    }

    /// Creates a cell with a number; a dash for nil.
    init(_ count: Int?) {
        self.init(
            .text(count.map(String.init) ?? "–"), order: count == nil ? "-1" : nil,
            style: count == 0 ? "number zero" : "number")
    }

    /// A copy of the cell as the heading of its row.
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
    /// Returns a text of the project, isolated from the direction of the surrounding text.
    static func projectText(_ text: String, language: LanguageTag? = nil) -> HTMLNode {
        .tag("bdi", ["class": "text", "dir": "auto", "lang": language?.spelling], .text(text))
    }

    /// Returns a sentence of the program, in which the quoted right-to-left texts are isolated.
    static func sentence(_ text: String) -> HTMLNode {
        .group(VisibleText.parts(text).map { $0.isIsolated ? .tag("bdi", .text($0.text)) : .text($0.text) })
    }

    /// Returns a key, a path or a command as code, marked as not translatable.
    static func code(_ text: String) -> HTMLNode { .tag("code", ["dir": "auto", "translate": "no"], .text(text)) }

    /// Returns a key; an empty key has a name.
    static func key(_ key: String) -> HTMLNode {
        key.isEmpty ? .tag("i", .text(Texts.Page.emptyKey.resolved)) : .code(key)
    }

    /// Returns a path, optionally with a position.
    ///
    /// Lines may break after folders and before the position.
    static func path(_ path: String, at position: TextPosition? = nil) -> HTMLNode {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let names = parts.enumerated().flatMap { location, name -> [HTMLNode] in
            location < parts.count - 1 ? [.text(name + "/"), .tag("wbr")] : [.text(name)]
        }
        let numbers: [HTMLNode] = position.map { [.tag("wbr"), .text(":\($0.line):\($0.column)")] } ?? []
        return .tag("code", ["class": "path", "dir": "auto", "translate": "no"], names + numbers)
    }

    /// Returns text of the program, with code for the parts in backticks.
    static func prose(_ text: String) -> HTMLNode {
        let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        return .group(pieces.enumerated().map { $0.isMultiple(of: 2) ? .text($1) : .code($1) })
    }

    /// Returns nodes separated by commas.
    static func list(_ nodes: [HTMLNode]) -> HTMLNode {
        .group(nodes.enumerated().flatMap { $0 == 0 ? [$1] : [", ", $1] })
    }
}
