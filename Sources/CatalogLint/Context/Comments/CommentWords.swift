import CatalogCore

/// What a comment tells translators: without instructions to this tool, and without what Xcode writes where there is
/// nothing to tell.
package struct CommentWords {
    /// The comment without instructions.
    package let text: String

    /// Nil where the comment tells nothing at all, which is missing-comment's business.
    package init?(_ comment: Text?) {
        guard let comment else { return nil }
        var bytes = Array(comment.utf8)
        if bytes == Self.stockComment { return nil }
        for directive in Directive.all(in: comment).reversed() { bytes.removeSubrange(directive.range) }
        guard bytes.contains(where: { $0 > 0x20 }) else { return nil }
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// Its words in lower case.
    package var words: [String] { text.split { !$0.isLetter && !$0.isNumber }.map { $0.lowercased() } }

    /// Whether the name of an argument is one of the words, as it is written.
    package func names(_ argument: String) -> Bool {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == argument }
    }

    /// What Xcode and genstrings write for a call without a comment.
    private static let stockComment = Array("No comment provided by engineer.".utf8)
}
