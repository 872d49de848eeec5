import CatalogLint

/// A text with an XML element around each piece that a translation service must not change.
///
/// The translation is rebuilt from the source's own pieces, by number. Changes that a service makes inside the elements
/// have no effect.
struct MarkedText: Sendable {
    /// The element around a piece.
    struct Mark: Sendable {
        /// The name of the element.
        let element: String
        /// The attributes with a leading space.
        let attributes: String
    }

    /// The text to send.
    let text: String
    private let pieces: [String]
    private let mark: Mark
    private let exampleNumber: ExampleNumber?

    /// Marks a text.
    ///
    /// - Parameters:
    ///   - terms: Words that are the same in every language.
    ///   - numbers: The example numbers of a plural category; one of them replaces the specifier.
    ///   - isLiteral: Whether `%` is an ordinary character, as `StringTable.isLiteral` says.
    init(_ source: String, terms: [String], numbers: String?, isLiteral: Bool = false, mark: Mark) {
        let fixed = FixedPieces(source, terms: terms, isLiteral: isLiteral)
        exampleNumber = numbers.flatMap { ExampleNumber(for: fixed, in: source, of: $0) }
        self.mark = mark
        var writer = MarkWriter(mark)
        let bytes = Array(source.utf8)
        var end = 0
        for piece in fixed.pieces {
            writer.addWords(String(decoding: bytes[end..<piece.range.lowerBound], as: UTF8.self))
            if piece.range == exampleNumber?.range {
                writer.addWords(exampleNumber?.digits ?? "")
            } else {
                writer.addPiece(fixed.written(piece))
            }
            end = piece.range.upperBound
        }
        writer.addWords(String(decoding: bytes[end...], as: UTF8.self))
        (text, pieces) = (writer.text, writer.pieces)
    }

    /// Returns a translation with the original pieces.
    ///
    /// Elements with an unknown number stay unchanged.
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
        return exampleNumber?.replaced(in: result) ?? result
    }

    /// Whether a text has elements of a service that its source text does not have.
    static func hasMarks(_ text: String, insteadOf source: String) -> Bool {
        MachineInterface.allCases.map(\.form.mark.element).contains { element in
            ["<\(element) ", "<\(element)>", "</\(element)>"].contains { text.contains($0) && !source.contains($0) }
        }
    }

    /// Returns the piece of an element and the end of the element.
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
