import CatalogLint

/// Portuguese words with their accents.
enum PortugueseAccents {
    /// The accented spellings of each unaccented word.
    ///
    /// If Brazil and Portugal differ, the spelling of Brazil comes first; it is empty if only Portugal has the word.
    private static let words: [String: (brazilian: String, european: String)] = {
        let forms = PortugueseAccentTable.words.split { $0 == " " || $0 == "\n" }
            .map { $0.split(separator: "/", omittingEmptySubsequences: false).map(String.init) }
        let words = forms.compactMap { forms in
            forms.last.map { (Diacritics.stripped($0), (forms[0], $0)) }
        }
        return Dictionary(words) { first, _ in first }
    }()

    /// The unaccented words that are also Portuguese words, mostly forms of verbs: “como inicio o treino”.
    private static let ambiguous = Set(
        PortugueseAccentTable.ambiguous.split { $0 == " " || $0 == "\n" }.map(String.init))

    /// Returns whether a lowercase word without accents is also a Portuguese word.
    static func isAlsoCorrect(_ word: String) -> Bool { ambiguous.contains(word) }

    private static let filter = WordFilter(words.keys)

    /// Returns whether a text can contain a word that lacks its accents.
    static func mayLack(in text: WordHashes) -> Bool {
        filter.mayKnowAWord(of: text)
            || text.words.contains { word in
                word.range.count > 4 && endings.contains { hasEnding($0.plain, text.bytes[word.range]) }
            }
    }

    /// Returns the spelling of a lowercase word with its accents; nil if there is none.
    ///
    /// Where ``isAlsoCorrect(_:)`` is true, only the context can tell which of the two is right.
    static func marked(_ word: String, _ variant: PortugueseVariant?) -> String? {
        if let forms = words[word] {
            let form = variant == .european ? forms.european : forms.brazilian
            return form.isEmpty ? nil : form
        }
        guard word.utf8.count > 4, word.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        return endings.first { word.hasSuffix($0.plain) }.map { word.dropLast($0.plain.count) + $0.marked }
    }

    /// Word endings that always have an accent in Portuguese.
    private static let endings = [(plain: "cao", marked: "ção"), (plain: "coes", marked: "ções")]

    private static func hasEnding(_ ending: String, _ word: ArraySlice<UInt8>) -> Bool {
        zip(ending.utf8.reversed(), word.reversed()).allSatisfy { $0 == $1 | 0x20 }
    }
}
