import CatalogCore

/// A comment of a `.strings` table in the text form.
package struct StringsComment: Hashable, Sendable {
    /// The two ways to write a comment.
    package enum Kind: Hashable, Sendable {
        /// `/* … */`, on one line or several.
        case block
        /// `// …`, to the end of the line.
        case line
    }

    /// What a comment belongs to; pairs are named by their index in the file.
    package enum Attachment: Hashable, Sendable {
        /// Directly before a pair: no blank line is between them.
        case pair(Int)
        /// Behind a pair, on the line where it ends.
        case trailing(Int)
        /// Between the key and the semicolon of a pair.
        case inside(Int)
        /// By itself: a file's header, a heading, or what is left of a pair that was taken out.
        case orphan
    }

    /// Where it is written in the decoded text, with its signs and without the line break after it.
    package let range: ByteRange
    /// How it is written.
    package let kind: Kind
    /// What it says, without its signs and the space around.
    package let text: String
    /// What it belongs to.
    package let attachment: Attachment

    /// Creates a comment from its parts.
    package init(range: ByteRange, kind: Kind, text: String, attachment: Attachment) {
        self.range = range
        self.kind = kind
        self.text = text
        self.attachment = attachment
    }

    /// Whether it heads a part of the table: `// MARK: Tabs`, or a text that begins with a drawn line, `--- Tabs ---`.
    package var isHeading: Bool {
        if text.hasPrefix("MARK:") { return kind == .line }
        guard let first = text.first, "-=*#~+_".contains(first) else { return false }
        return text.prefix { $0 == first }.count >= 3
    }

    func attached(to attachment: Attachment) -> StringsComment {
        StringsComment(range: range, kind: kind, text: text, attachment: attachment)
    }
}
