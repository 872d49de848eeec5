import CatalogCore

/// What stands above a declaration: texts of any content, of which no line can leave the comment.
struct SwiftDocumentation: Sendable {
    /// The sentence that stands alone.
    package let summary: String
    /// Blocks below it, with an empty line before each.
    var blocks: [Block] = []

    /// Lines that belong together.
    enum Block: Sendable {
        /// Lines of one paragraph.
        case paragraph([String])
        /// Items of a list.
        case list([String])

        fileprivate var lines: [String] {
            switch self {
            case .paragraph(let lines): lines
            case .list(let items): items.map { "- " + $0 }
            }
        }
    }

    /// The lines without what marks them as a comment.
    ///
    /// Whatever ends a line for Swift or an editor, or turns it round, is shown as an escape.
    var lines: [String] {
        var lines = [summary]
        for block in blocks { lines += [""] + block.lines }
        return lines.map { VisibleText.escaped($0) }
    }
}
