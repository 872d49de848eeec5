import CatalogLint

/// The words of one variant of Portuguese, and their counterparts in the other.
struct PortugueseVariants: Sendable {
    /// The counterpart of a word, with the beginnings of source words of which one must occur in the source text, and the
    /// words beside which the word has another meaning.
    private struct Counterpart: Sendable {
        let word: String
        let sources: [String]
        let companions: [String]
    }

    private let words: [String: Counterpart]
    private let filter: WordFilter
    /// The vowels of one variant before `m` and `n`, mapped to those of the other variant.
    private let vowels: [Unicode.Scalar: Unicode.Scalar]

    /// The European words that are wrong in Brazilian texts.
    static let european = PortugueseVariants(PortugueseVariantTable.european, vowels: ["ó": "ô", "é": "ê"])
    /// The Brazilian words that are wrong in European texts.
    static let brazilian = PortugueseVariants(PortugueseVariantTable.brazilian, vowels: ["ô": "ó", "ê": "é"])

    private init(_ table: String, vowels: [Unicode.Scalar: Unicode.Scalar]) {
        var words: [String: Counterpart] = [:]
        for line in table.split(separator: "\n") {
            let halves = line.split(separator: "|")
            let fields = halves[0].split(separator: " ").map(String.init)
            let conditions = halves.dropFirst().map { $0.split(separator: " ").map(String.init) }
            for ending in fields.count > 2 ? fields[2...] : ["-"] {
                let end = ending == "-" ? "" : ending
                let word = (fields[1] + end).replacing("_", with: " ")
                words[fields[0] + end] = Counterpart(
                    word: word, sources: conditions.first ?? [], companions: conditions.dropFirst().first ?? [])
            }
        }
        self.words = words
        self.vowels = vowels
        filter = WordFilter(words.keys.flatMap { $0.split(separator: "-").map(String.init) })
    }

    /// Returns whether a text can contain a word of the variant.
    func mayStand(in text: WordHashes) -> Bool {
        filter.mayKnowAWord(of: text) || text.bytes.withUnsafeBufferPointer(Self.hasMarkedVowel)
    }

    /// Returns whether a text has `ó`, `é`, `ô` or `ê` before `m` or `n` and a vowel.
    private static func hasMarkedVowel(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.indices.dropLast(3).contains { index in
            text[index] == 0xC3 && marked.contains(text[index + 1]) && nasals.contains(text[index + 2])
                && plainVowels.contains(text[index + 3])
        }
    }

    /// The second bytes of the vowels in UTF-8.
    private static let marked = ByteSet(0xA9...0xAA, 0xB3...0xB4)
    private static let nasals: ByteSet = "mn"
    private static let plainVowels: ByteSet = "aeiou"

    /// Returns the counterpart of a lowercase word; nil if both variants use the word, for example beside the words of a text.
    func counterpart(of word: String, in text: PortugueseText? = nil, inTextFor source: PlainText?) -> String? {
        guard let found = words[word] else { return withOtherVowel(word) }
        if let text, text.words.contains(where: { found.companions.contains($0.folded) }) { return nil }
        if found.sources.isEmpty { return found.word }
        let given = source?.words.map(\.folded) ?? []
        return given.contains { given in found.sources.contains { given.hasPrefix($0) } } ? found.word : nil
    }

    /// Returns the counterpart of a word such as `género`, which Brazil spells `gênero`.
    private func withOtherVowel(_ word: String) -> String? {
        var scalars = Array(word.unicodeScalars)
        for index in scalars.indices.dropLast(2) {
            guard let other = vowels[scalars[index]], ["m", "n"].contains(scalars[index + 1]),
                "aeiou".unicodeScalars.contains(scalars[index + 2])
            else { continue }
            scalars[index] = other
            return scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
        }
        return nil
    }
}
