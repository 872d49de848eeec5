import CatalogCore

/// The stems of a text's words, as numbers.
///
/// Inflected forms of a word usually have the same stem.
enum WordStems {
    /// Returns the stems of a translation: the first letters of longer words, and character pairs in unspaced scripts.
    static func of(_ text: Text) -> Set<Int> {
        var stems: Set<Int> = []
        var word: [Unicode.Scalar] = []
        for scalar in PlainText(text).scalars + [" "] {
            if WordScalar.isLetter(scalar) {
                word.append(WordScalar.folded(scalar))
            } else if !word.isEmpty {
                insert(word, into: &stems)
                word.removeAll(keepingCapacity: true)
            }
        }
        return stems
    }

    private static func insert(_ word: [Unicode.Scalar], into stems: inout Set<Int>) {
        if let first = word.first, WordScalar.writing(of: first) != .spaced {
            for (left, right) in zip(word, word.dropFirst()) { stems.insert(number(of: [left, right])) }
        } else if word.count >= 4 {
            stems.insert(number(of: word.prefix(word.count > 6 ? 5 : 4)))
        }
    }

    /// Returns the stems of a source text: the first six letters of words with at least four letters.
    static func ofSource(_ text: Text) -> Set<Int> {
        var stems: Set<Int> = []
        var (hash, count) = (0, 0)
        for byte in text.utf8 {
            if (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80 {
                if count < 6 { hash = (hash &* 31 &+ Int(byte | 0x20)) & 0xFFFF_FFFF_FFFF }
                count += 1
            } else {
                if count >= 4 { stems.insert(hash) }
                (hash, count) = (0, 0)
            }
        }
        if count >= 4 { stems.insert(hash) }
        return stems
    }

    /// Returns the Latin words that a translation may keep: names, and words in capitals.
    static func latin(in text: Text) -> Set<Int> {
        var words: Set<Int> = []
        var (hash, count, areCapitals) = (0, 0, true)
        for byte in Array(text.utf8) + [0x20] {
            if (0x61...0x7A).contains(byte | 0x20) || (count > 0 && (0x30...0x39).contains(byte)) {
                hash = (hash &* 31 &+ Int(byte)) & 0xFFFF_FFFF_FFFF
                count += 1
                if byte >= 0x61 { areCapitals = false }
            } else {
                if count > 2 || (count == 2 && areCapitals) { words.insert(hash) }
                (hash, count, areCapitals) = (0, 0, true)
            }
        }
        return words
    }

    private static func number(of scalars: some Sequence<Unicode.Scalar>) -> Int {
        scalars.reduce(0) { ($0 &* 1_114_111 &+ Int($1.value)) & 0xFFFF_FFFF_FFFF_FFF }
    }
}
