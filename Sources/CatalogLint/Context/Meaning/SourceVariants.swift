import CatalogCore

/// A check whether two source texts are so similar that one translation fits both.
package enum SourceVariants {
    /// Returns whether one text has all words of the other, ignoring endings, articles and other small words.
    package static func areNear(_ left: Text, _ right: Text) -> Bool {
        let (left, right) = (words(of: left), words(of: right))
        let fewer = left.count < right.count ? left : right
        return fewer.isEmpty || fewer.isSubset(of: left) && fewer.isSubset(of: right)
    }

    private static let small: Set<String> = ["a", "an", "the", "and", "of", "to", "for", "in", "on", "is", "are", "be"]

    /// Returns the words without their endings: at least four letters of each word.
    private static func words(of text: Text) -> Set<String> {
        let words = PlainText(text).words.map(\.folded).filter { !small.contains($0) }
        return Set(words.map { String($0.prefix(max(4, $0.count - 3))) })
    }
}
