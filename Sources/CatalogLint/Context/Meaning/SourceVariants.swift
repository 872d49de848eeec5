import CatalogCore

/// Whether two source texts are nearly one, so that one translation serves both.
package enum SourceVariants {
    /// Whether one has all words of the other, but for endings, articles and the like.
    package static func areNear(_ left: Text, _ right: Text) -> Bool {
        let (left, right) = (words(of: left), words(of: right))
        let fewer = left.count < right.count ? left : right
        return fewer.isEmpty || fewer.isSubset(of: left) && fewer.isSubset(of: right)
    }

    private static let small: Set<String> = ["a", "an", "the", "and", "of", "to", "for", "in", "on", "is", "are", "be"]

    /// The words without their endings: what is left has no letter less than half.
    private static func words(of text: Text) -> Set<String> {
        let words = PlainText(text).words.map(\.folded).filter { !small.contains($0) }
        return Set(words.map { String($0.prefix(max(4, $0.count - 3))) })
    }
}
