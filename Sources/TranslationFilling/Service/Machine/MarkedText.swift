import CatalogLint

/// A text with an element round each piece that must stay as it is, as services of translations leave it alone.
///
/// What comes back is put together from the source's own pieces, by their numbers: whatever a service does to white
/// space and quotes within them does no harm.
struct MarkedText: Sendable {
    /// What is put round a piece.
    struct Mark: Sendable {
        /// The element's name.
        let element: String
        /// Its attributes, with a space before them.
        let attributes: String
    }

    /// What is sent.
    let text: String
    private let pieces: [String]
    private let mark: Mark
    private let number: ExampleNumber?

    /// Marks a text.
    ///
    /// - Parameters:
    ///   - terms: words that are the same in every language.
    ///   - numbers: of a plural case, the numbers that it is for: one stands in the place of the specifier then.
    init(_ source: String, terms: [String], numbers: String?, mark: Mark) {
        let fixed = FixedPieces(source, terms: terms)
        number = numbers.flatMap { ExampleNumber(for: fixed, in: source, of: $0) }
        self.mark = mark
        var writer = MarkWriter(mark)
        let bytes = Array(source.utf8)
        var end = 0
        for piece in fixed.pieces {
            writer.addWords(String(decoding: bytes[end..<piece.range.lowerBound], as: UTF8.self))
            if piece.range == number?.range {
                writer.addWords(number?.digits ?? "")
            } else {
                writer.addPiece(fixed.written(piece))
            }
            end = piece.range.upperBound
        }
        writer.addWords(String(decoding: bytes[end...], as: UTF8.self))
        (text, pieces) = (writer.text, writer.pieces)
    }

    /// A translation with the source's own pieces; what is no mark of ours stays as it came.
    func restored(in answer: String) -> String {
        var result = ""
        var rest = answer[...]
        while let start = rest.firstRange(of: "<" + mark.element) {
            result += MarkupText.unescaped(rest[..<start.lowerBound])
            if let (piece, end) = piece(at: start.lowerBound, in: rest) {
                result += piece
                rest = rest[end...]
            } else {
                result += rest[start]
                rest = rest[start.upperBound...]
            }
        }
        result += MarkupText.unescaped(rest)
        return number?.replaced(in: result) ?? result
    }

    /// The piece that a mark stands for, and where the mark ends.
    private func piece(at start: String.Index, in text: Substring) -> (String, String.Index)? {
        guard let close = text[start...].firstIndex(of: ">"),
            let name = text[start..<close].firstRange(of: "id=\""),
            let number = Int(text[name.upperBound..<close].prefix { $0.isNumber }), pieces.indices.contains(number)
        else { return nil }
        let inside = text.index(after: close)
        if text[start..<close].hasSuffix("/") { return (pieces[number], inside) }
        guard let end = text[inside...].firstRange(of: "</\(mark.element)>") else { return nil }
        return (pieces[number], end.upperBound)
    }
}
