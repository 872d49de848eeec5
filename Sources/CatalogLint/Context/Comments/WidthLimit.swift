import CatalogCore

/// The maximum width of a text, from `[fitloc:width 120]` or `[fitloc:width 120@13]` in a key's comment.
public struct WidthLimit: Hashable, Sendable {
    /// The maximum width in points.
    public let points: Double
    /// The font size in points.
    public let size: Double

    /// Parses the argument of the directive; nil unless the argument consists of one or two positive numbers.
    public init?(_ argument: String) {
        let numbers = argument.split(separator: "@", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
        guard (1...2).contains(numbers.count), numbers.allSatisfy({ $0 > 0 && $0 < 100_000 }) else { return nil }
        points = numbers[0]
        size = numbers.count > 1 ? numbers[1] : RenderedWidth.bodySize
    }

    /// Returns the width limits of a comment.
    public static func all(in comment: Text) -> [WidthLimit] {
        Directive.all(in: comment).filter { $0.name == "width" }.flatMap(\.arguments).compactMap { WidthLimit($0) }
    }

    /// Returns the approximate number of letters that fit, for letters that are half as wide as high, or square.
    public func characters(areSquare: Bool) -> Int { max(1, Int(points / size / (areSquare ? 1 : 0.54))) }
}

extension Directive {
    /// Returns the approximate maximum number of characters for a language, from both length and width limits.
    ///
    /// Returns nil if the comment sets no limit.
    public static func roughLimit(in comment: Text, areSquare: Bool) -> Int? {
        let widths = WidthLimit.all(in: comment).map { $0.characters(areSquare: areSquare) }
        return (widths + [lengthLimit(in: comment)].compactMap { $0 }).min()
    }
}
