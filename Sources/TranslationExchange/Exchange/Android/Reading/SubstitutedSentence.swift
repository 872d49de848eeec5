import CatalogCore

/// A sentence with one substitution, used to extract the substitution's text from a sentence that is written out.
struct SubstitutedSentence: Equatable {
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

    private init(start: [UInt8], end: [UInt8]) {
        (self.start, self.end) = (start, end)
    }

    /// The sentence with a text in place of the substitution.
    func text(with substitute: String) -> String {
        String(decoding: start + Array(substitute.utf8) + end, as: UTF8.self)
    }

    /// Returns the sentence as some plural forms write it; nil if they do not show what it is.
    ///
    /// It shows if each form still has the substitution's text of before, once, and all forms have the same text around
    /// it.
    ///
    /// - Parameter forms: The forms, each with its present one.
    func changed(by forms: [(new: String, present: String)]) -> SubstitutedSentence? {
        let sentences = forms.map { form -> SubstitutedSentence? in
            guard let words = part(of: form.present), !words.isEmpty else { return nil }
            let sides = form.new.split(separator: words, omittingEmptySubsequences: false)
            guard sides.count == 2 else { return nil }
            return SubstitutedSentence(start: Array(sides[0].utf8), end: Array(sides[1].utf8))
        }
        guard let first = sentences.first, sentences.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// Returns the substitution's text in a sentence; nil if the rest of the sentence differs.
    func part(of sentence: String) -> String? {
        let bytes = Array(sentence.utf8)
        guard bytes.count >= start.count + end.count, bytes.starts(with: start), bytes.suffix(end.count) == end[...]
        else { return nil }
        return String(decoding: bytes[start.count..<(bytes.count - end.count)], as: UTF8.self)
    }
}
