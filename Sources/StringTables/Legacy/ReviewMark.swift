import CatalogCore
import CatalogRuntime

/// The prefix of a comment that marks a text of a legacy table as needing review.
///
/// Legacy tables have no states, so fitloc writes `/* needs review (pt-BR text): Button in HomeView. */`.
package enum ReviewMark {
    private static let words = "needs review"

    /// Returns whether a comment has the mark.
    package static func isOn(_ comment: String?) -> Bool {
        comment.map { parts(of: $0) != nil } ?? false
    }

    /// Returns a comment with the mark.
    ///
    /// - Parameter language: The language of the text if it differs from the language of the file.
    package static func marked(_ comment: String?, textIn language: LanguageTag?) -> String {
        let mark = words + (language.map { " (\($0) text)" } ?? "")
        let rest = unmarked(comment) ?? ""
        return rest.isEmpty ? mark : "\(mark): \(rest)"
    }

    /// Returns a comment without the mark; nil if nothing else is left.
    package static func unmarked(_ comment: String?) -> String? {
        guard let comment, let rest = parts(of: comment) else { return comment }
        return rest.isEmpty ? nil : rest
    }

    /// Returns the text after the mark; nil if the comment has no mark.
    private static func parts(of comment: String) -> String? {
        var rest = comment.drop { $0.isWhitespace }
        guard rest.hasPrefix(words) else { return nil }
        rest = rest.dropFirst(words.count)
        if rest.hasPrefix(" ("), let end = rest.firstIndex(of: ")") { rest = rest[rest.index(after: end)...] }
        // A comment such as “needs review by the lawyers” is written by a person and is not a mark.
        let isMark = rest.allSatisfy(\.isWhitespace) || rest.hasPrefix(":")
        guard isMark else { return nil }
        let text = String(rest.drop { $0 == ":" || $0.isWhitespace })
        return String(text.reversed().drop { $0.isWhitespace }.reversed())
    }
}
