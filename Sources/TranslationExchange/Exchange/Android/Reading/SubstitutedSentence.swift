import CatalogCore

/// A sentence with one substitution, used to extract the substitution's text from a sentence that is written out.
struct SubstitutedSentence {
    private let start: [UInt8]
    private let end: [UInt8]

    /// Creates the sentence of a language; nil if it does not contain the substitution exactly once.
    init?(of texts: AndroidTexts, _ shape: AndroidShape, _ name: String) {
        guard let sentence = texts.shown(shape.base),
            let empty = try? JavaText(sentence, isFormatted: true, substitute: .init(name: name, text: "")).string,
            let marked = try? JavaText(sentence, isFormatted: true, substitute: .init(name: name, text: "\0")).string
        else { return nil }
        let sides = Array(marked.utf8).split(separator: 0, omittingEmptySubsequences: false)
        guard sides.count == 2, Array(empty.utf8) == Array(sides.joined()) else { return nil }
        (start, end) = (Array(sides[0]), Array(sides[1]))
    }

    /// Returns the substitution's text in a sentence; nil if the rest of the sentence differs.
    func part(of sentence: String) -> String? {
        let bytes = Array(sentence.utf8)
        guard bytes.count >= start.count + end.count, bytes.starts(with: start), bytes.suffix(end.count) == end[...]
        else { return nil }
        return String(decoding: bytes[start.count..<(bytes.count - end.count)], as: UTF8.self)
    }
}
