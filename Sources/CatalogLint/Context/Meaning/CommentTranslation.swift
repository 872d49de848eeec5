import CatalogCore

/// A check for texts that translate the comment of their key instead of the source text.
///
/// Such a text has about the length of the comment, which differs from the length of the source text. It also has
/// numbers or names that only the comment has.
package enum CommentTranslation {
    /// Returns whether `text` is a translation of `comment` instead of `source`.
    package static func isFound(in text: Text, for source: Text, comment: Text) -> Bool {
        let (length, sourceLength) = (text.utf8.count, source.utf8.count)
        guard length > 2 * sourceLength + 20, comment.utf8.count > 2 * sourceLength else { return false }
        let (width, commentWidth) = (width(of: text.string), width(of: comment.string))
        guard width > 2 * self.width(of: source.string) + 20, 2 * width >= commentWidth, width <= 2 * commentWidth
        else {
            return false
        }
        let known = signs(of: source.string)
        let shared = signs(of: text.string).intersection(signs(of: comment.string)).subtracting(known)
        return shared.contains { $0.contains(where: \.isNumber) } || shared.count > 1
    }

    /// Returns the width of a text in columns.
    ///
    /// Chinese, Japanese and Korean characters take two columns.
    private static func width(of text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + (WordScalar.writing(of: $1) == .spaced ? 1 : 2) }
    }

    /// Returns the ASCII words that stay unchanged in a translation: words with digits or an inner capital.
    private static func signs(of text: String) -> Set<Substring> {
        let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        return Set(
            words.filter { word in
                word.count > 1 && (word.contains(where: \.isNumber) || word.dropFirst().contains(where: \.isUppercase))
            })
    }
}
