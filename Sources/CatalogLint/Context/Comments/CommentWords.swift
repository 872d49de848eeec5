import CatalogCore

/// The part of a comment that helps translators, without directives and without Xcode's placeholder comment.
package struct CommentWords {
    /// The comment without directives.
    package let text: String

    /// Creates the text of a comment; nil if the comment says nothing to translators.
    ///
    /// The rule `missing-comment` reports such a comment.
    package init?(_ comment: Text?) {
        guard let comment else { return nil }
        var bytes = Array(comment.utf8)
        if bytes == Self.stockComment { return nil }
        for directive in Directive.all(in: comment).reversed() { bytes.removeSubrange(directive.range) }
        guard bytes.contains(where: { $0 > 0x20 }) else { return nil }
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// The words of the comment in lower case.
    package var words: [String] { text.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() } }

    /// Returns whether the comment names an argument.
    ///
    /// The comparison is case-sensitive.
    package func names(_ argument: String) -> Bool {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == argument }
    }

    /// The comment that Xcode and genstrings write for a lookup without a comment.
    private static let stockComment = Array("No comment provided by engineer.".utf8)
}
