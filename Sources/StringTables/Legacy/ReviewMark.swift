import CatalogCore
import CatalogRuntime

/// What says in a legacy table that a text waits for somebody to look at it: the beginning of its comment.
///
/// Legacy tables have no states. `/* needs review (pt-BR text): Button in HomeView. */`
package enum ReviewMark {
    private static let words = "needs review"

    /// Whether a comment has the mark.
    package static func isOn(_ comment: String?) -> Bool {
        comment.map { parts(of: $0) != nil } ?? false
    }

    /// A comment with the mark.
    ///
    /// - Parameter language: the language that the text is in, where that is another one than it stands for.
    package static func marked(_ comment: String?, textIn language: LanguageTag?) -> String {
        let mark = words + (language.map { " (\($0) text)" } ?? "")
        let rest = unmarked(comment) ?? ""
        return rest.isEmpty ? mark : "\(mark): \(rest)"
    }

    /// A comment without the mark; nil where nothing is left.
    package static func unmarked(_ comment: String?) -> String? {
        guard let comment, let rest = parts(of: comment) else { return comment }
        return rest.isEmpty ? nil : rest
    }

    /// What stands behind the mark; nil where there is none.
    private static func parts(of comment: String) -> String? {
        var rest = comment.drop { $0.isWhitespace }
        guard rest.hasPrefix(words) else { return nil }
        rest = rest.dropFirst(words.count)
        if rest.hasPrefix(" ("), let end = rest.firstIndex(of: ")") { rest = rest[rest.index(after: end)...] }
        // “needs review by the lawyers” is what somebody wrote, no mark.
        let isMark = rest.allSatisfy(\.isWhitespace) || rest.hasPrefix(":")
        guard isMark else { return nil }
        let text = String(rest.drop { $0 == ":" || $0.isWhitespace })
        return String(text.reversed().drop { $0.isWhitespace }.reversed())
    }
}
