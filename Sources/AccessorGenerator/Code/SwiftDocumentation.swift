import CatalogCore

/// A documentation comment.
///
/// Its texts can have any content; the rendered lines never end the comment.
struct SwiftDocumentation: Sendable {
    /// The summary sentence.
    package let summary: String
    /// The blocks after the summary, each preceded by an empty line.
    var blocks: [Block] = []

    /// A block of lines.
    enum Block: Sendable {
        /// The lines of a paragraph.
        case paragraph([String])
        /// The items of a list.
        case list([String])

        fileprivate var lines: [String] {
            switch self {
            case .paragraph(let lines): lines
            case .list(let items): items.map { "- " + $0 }
            }
        }
    }

    /// The lines without the comment marker.
    ///
    /// Characters that Swift or an editor treats as a line end, and characters that change the writing direction, are
    /// escaped.
    var lines: [String] {
        var lines = [summary]
        for block in blocks { lines += [""] + block.lines }
        return lines.map { VisibleText.escaped($0) }
    }
}
