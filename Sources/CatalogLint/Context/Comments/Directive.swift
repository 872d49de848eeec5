import CatalogCore

/// A directive to fitloc in a key's comment: `[fitloc:off RULE…]`, `[fitloc:max 12]` or `[fitloc:width 120]`.
public struct Directive: Hashable, Sendable {
    /// The name of the directive: `off`, `max`, `width`, or an unknown word.
    public let name: String
    /// The words after the name.
    public let arguments: [String]
    /// The range of the directive in the comment's UTF-8, including the brackets.
    public let range: ByteRange

    /// Returns the directives of a comment.
    public static func all(in comment: Text) -> [Directive] {
        guard comment.utf8.contains(UInt8(ascii: "[")) else { return [] }
        let bytes = Array(comment.utf8)
        // Nothing after the last closing bracket can be a directive.
        guard let last = bytes.lastIndex(of: UInt8(ascii: "]")) else { return [] }
        var found: [Directive] = []
        var offset = 0
        while offset < last {
            if bytes[offset...].starts(with: opening), let end = bytes[offset...].firstIndex(of: UInt8(ascii: "]")) {
                found.append(Directive(bytes, offset..<(end + 1)))
                offset = end
            }
            offset += 1
        }
        return found
    }

    /// Returns the length limit of a comment in characters: the smallest limit, or nil if the comment sets none.
    public static func lengthLimit(in comment: Text) -> Int? {
        let limits = all(in: comment).filter { $0.name == "max" }.flatMap(\.arguments)
        return limits.compactMap { Int($0) }.filter { $0 > 0 }.min()
    }

    private static let opening = Array("[fitloc:".utf8)

    private init(_ bytes: [UInt8], _ range: ByteRange) {
        let inside = bytes[(range.lowerBound + Self.opening.count)..<(range.upperBound - 1)]
        let words = String(decoding: inside, as: UTF8.self).split { $0 == " " || $0 == "," }.map(String.init)
        name = words.first ?? ""
        arguments = Array(words.dropFirst())
        self.range = range
    }
}
