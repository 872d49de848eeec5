import CatalogCore

/// A sentence with one number in it that has plural cases of its own, to find such a case in a sentence that is written
/// out.
struct SubstitutedSentence {
    private let start: [UInt8]
    private let end: [UInt8]

    /// The sentence of a language; nil where it does not have the number just once.
    init?(of texts: AndroidTexts, _ shape: AndroidShape, _ name: String) {
        guard let sentence = texts.shown(shape.base),
            let empty = try? JavaText(sentence, isFormatted: true, substitute: .init(name: name, text: "")).string,
            let marked = try? JavaText(sentence, isFormatted: true, substitute: .init(name: name, text: "\0")).string
        else { return nil }
        let sides = Array(marked.utf8).split(separator: 0, omittingEmptySubsequences: false)
        guard sides.count == 2, Array(empty.utf8) == Array(sides.joined()) else { return nil }
        (start, end) = (Array(sides[0]), Array(sides[1]))
    }

    /// The case that a sentence has; nil where it says otherwise what stands round it.
    func part(of sentence: String) -> String? {
        let bytes = Array(sentence.utf8)
        guard bytes.count >= start.count + end.count, bytes.starts(with: start), bytes.suffix(end.count) == end[...]
        else { return nil }
        return String(decoding: bytes[start.count..<(bytes.count - end.count)], as: UTF8.self)
    }
}
