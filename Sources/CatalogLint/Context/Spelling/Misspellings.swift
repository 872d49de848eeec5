import CatalogRuntime

/// Words that the dictionary of their language does not know, and what may be meant.
///
/// Rules load no dictionaries: whoever has them asked has found that out before.
public struct Misspellings: Sendable {
    private let words: [LanguageTag: [String: [String]]]

    /// Takes suggestions by language and word; nothing is misspelt without any.
    public init(_ words: [LanguageTag: [String: [String]]] = [:]) {
        self.words = Dictionary(words.map { ($0.key.canonical, $0.value) }) { first, _ in first }
    }

    /// The same without words in small letters that are fine, by language.
    package func excluding(_ known: [LanguageTag: Set<String>]) -> Misspellings {
        let known = Dictionary(known.map { ($0.key.canonical, $0.value) }) { $0.union($1) }
        return Misspellings(
            Dictionary(
                uniqueKeysWithValues: words.map { language, words in
                    (language, words.filter { known[language]?.contains($0.key.lowercased()) != true })
                }))
    }

    /// Whether nothing is misspelt.
    package var isEmpty: Bool { words.values.allSatisfy(\.isEmpty) }

    /// What may be meant by a word; nil where it is fine.
    package func suggestions(for word: String, in language: LanguageFacts) -> [String]? {
        words[language.canonical]?[word]
    }
}
