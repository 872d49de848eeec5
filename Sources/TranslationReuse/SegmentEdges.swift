import CatalogCore

/// What stands at the ends of a text: white space and the last punctuation mark.
struct SegmentEdges: Hashable {
    /// The white space before the text.
    let leading: String
    /// The punctuation that ends the text, without white space before or behind it.
    let ending: String
    /// The white space behind all.
    let trailing: String
    /// The bytes of what is left between them.
    let core: ByteRange

    /// The marks that end a label or a sentence and say little about its wording.
    private static let marks: Set<Unicode.Scalar> = ["…", ".", ":", "!", "?", "。", "：", "！", "？", "।", "؟"]

    /// Takes the ends off; a text of nothing else keeps its punctuation.
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

    /// Where a text ends when what `isLeftOut` is taken from its end.
    private static func end(
        of text: Substring.UnicodeScalarView, _ isLeftOut: (Unicode.Scalar) -> Bool
    ) -> String.Index {
        text.lastIndex { !isLeftOut($0) }.map { text.index(after: $0) } ?? text.startIndex
    }

    /// The kinds of endings that can be put in one another's place.
    enum Ending: Hashable {
        case none
        case ellipsis
        case period
        case colon
        case other(String)
    }

    /// What kind of ending it is.
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
