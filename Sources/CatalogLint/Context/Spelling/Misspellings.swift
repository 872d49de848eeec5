import CatalogRuntime

/// Words that the dictionary of their language does not have, with suggestions.
///
/// Rules do not load dictionaries, so the caller asks the dictionaries beforehand.
public struct Misspellings: Sendable {
    private let words: [LanguageTag: [String: [String]]]

    /// Creates a list from suggestions by language and word.
    public init(_ words: [LanguageTag: [String: [String]]] = [:]) {
        self.words = Dictionary(words.map { ($0.key.canonical, $0.value) }) { first, _ in first }
    }

    /// Returns a copy without correct words, given in lower case by language.
    package func excluding(_ known: [LanguageTag: Set<String>]) -> Misspellings {
        let known = Dictionary(known.map { ($0.key.canonical, $0.value) }) { $0.union($1) }
        return Misspellings(
            Dictionary(
                uniqueKeysWithValues: words.map { language, words in
                    (language, words.filter { known[language]?.contains($0.key.lowercased()) != true })
                }))
    }

    /// Whether the list has no words.
    package var isEmpty: Bool { words.values.allSatisfy(\.isEmpty) }

    /// Returns the suggestions for a word; nil if the word is not misspelled.
    package func suggestions(for word: String, in language: LanguageFacts) -> [String]? {
        words[language.canonical]?[word]
    }
}
