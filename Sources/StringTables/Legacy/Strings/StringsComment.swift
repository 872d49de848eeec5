import CatalogCore

/// A comment in the text form of a `.strings` table.
package struct StringsComment: Hashable, Sendable {
    /// The two syntaxes of comments.
    package enum Kind: Hashable, Sendable {
        /// `/* … */`, on one or more lines.
        case block
        /// `// …`, to the end of the line.
        case line
    }

    /// The pair that a comment belongs to, by index, and the position of the comment relative to the pair.
    package enum Attachment: Hashable, Sendable {
        /// Directly before a pair, without a blank line between them.
        case pair(Int)
        /// After a pair, on the line where the pair ends.
        case trailing(Int)
        /// Between the key and the semicolon of a pair.
        case inside(Int)
        /// Without a pair: a file header, a heading, or the comment of a removed pair.
        case orphan
    }

    /// The range in the decoded text, including delimiters but not the line break that follows.
    package let range: ByteRange
    /// The syntax of the comment.
    package let kind: Kind
    /// The text without delimiters and surrounding whitespace.
    package let text: String
    /// The pair that the comment belongs to.
    package let attachment: Attachment

    /// Creates a comment.
    package init(range: ByteRange, kind: Kind, text: String, attachment: Attachment) {
        self.range = range
        self.kind = kind
        self.text = text
        self.attachment = attachment
    }

    /// Returns whether a text begins or ends with white space, which a comment does not keep.
    ///
    /// The space between the text and its delimiters is part of the syntax, and people and tools use any number.
    package static func hasOuterSpace(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return StringsCharacter.trimmed(bytes[...]).count < bytes.count
    }

    /// Whether the comment is a heading: `// MARK: Tabs`, or a text that begins with a rule, such as `--- Tabs ---`.
    package var isHeading: Bool {
        if text.hasPrefix("MARK:") { return kind == .line }
        guard let first = text.first, "-=*#~+_".contains(first) else { return false }
        return text.prefix { $0 == first }.count >= 3
    }

    func attached(to attachment: Attachment) -> StringsComment {
        StringsComment(range: range, kind: kind, text: text, attachment: attachment)
    }
}
