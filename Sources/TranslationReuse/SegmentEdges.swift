import CatalogCore

/// The white space and punctuation at the ends of a text.
struct SegmentEdges: Hashable {
    /// The white space before the text.
    let leading: String
    /// The punctuation at the end, without surrounding white space.
    let ending: String
    /// The white space after the punctuation.
    let trailing: String
    /// The range of bytes between the ends.
    let core: ByteRange

    /// The punctuation at the end of labels and sentences that hardly affects the wording.
    private static let marks: Set<Unicode.Scalar> = ["…", ".", ":", "!", "?", "。", "：", "！", "？", "।", "؟"]

    /// Splits off the ends of a text.
    ///
    /// A text of only punctuation keeps it in its core.
    init(_ text: String) {
        let scalars = text.unicodeScalars
        let body = scalars.drop { $0.properties.isWhitespace }
        leading = String(scalars[..<body.startIndex])
        var end = Self.end(of: body) { $0.properties.isWhitespace }
        trailing = String(scalars[end...])
        let last = Self.end(of: body[..<end], Self.marks.contains)
        ending = last > body.startIndex ? String(scalars[last..<end]) : ""
        if last > body.startIndex { end = Self.end(of: body[..<last]) { $0.properties.isWhitespace } }
        let start = leading.utf8.count
        core = start..<start + text.utf8.distance(from: body.startIndex, to: end)
    }

    /// Returns the end of a text without trailing scalars that meet a condition.
    private static func end(
        of text: Substring.UnicodeScalarView, _ isLeftOut: (Unicode.Scalar) -> Bool
    ) -> String.Index {
        text.lastIndex { !isLeftOut($0) }.map { text.index(after: $0) } ?? text.startIndex
    }

    /// The kinds of endings; the spellings of one kind, such as `…` and `...`, are interchangeable.
    enum Ending: Hashable {
        case none
        case ellipsis
        case period
        case colon
        case other(String)
    }

    /// The kind of the ending.
    var kind: Ending {
        switch ending {
        case "": .none
        case "…", "...", "……": .ellipsis
        case ".", "。", "।": .period
        case ":", "：": .colon
        default: .other(ending)
        }
    }
}
