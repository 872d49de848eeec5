import CatalogCore

/// The room for a text, as `[fitloc:width 120]` or `[fitloc:width 120@13]` in a key's comment says.
public struct WidthLimit: Hashable, Sendable {
    /// The greatest width in points.
    public let points: Double
    /// The size of the font in points.
    public let size: Double

    /// Reads the argument of the directive; nil for anything but one or two positive numbers.
    public init?(_ argument: String) {
        let numbers = argument.split(separator: "@", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
        guard (1...2).contains(numbers.count), numbers.allSatisfy({ $0 > 0 && $0 < 100_000 }) else { return nil }
        points = numbers[0]
        size = numbers.count > 1 ? numbers[1] : RenderedWidth.bodySize
    }

    /// The limits that a comment sets.
    public static func all(in comment: Text) -> [WidthLimit] {
        Directive.all(in: comment).filter { $0.name == "width" }.flatMap(\.arguments).compactMap { WidthLimit($0) }
    }

    /// About how many letters there is room for, in a script whose letters are half as wide as high, or as wide.
    public func characters(areSquare: Bool) -> Int { max(1, Int(points / size / (areSquare ? 1 : 0.54))) }
}

extension Directive {
    /// The most characters that a comment leaves room for in a language, by characters or by width; nil where it sets
    /// no limit.
    public static func roughLimit(in comment: Text, areSquare: Bool) -> Int? {
        let widths = WidthLimit.all(in: comment).map { $0.characters(areSquare: areSquare) }
        return (widths + [lengthLimit(in: comment)].compactMap { $0 }).min()
    }
}
