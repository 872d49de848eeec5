import CatalogCore
import CatalogLint
import CatalogRuntime

/// Words of a project, for examples in its first configuration.
public struct SurveyedWords: Hashable, Sendable {
    /// The most common prefix of keys before their first dot; nil if the keys have no dots.
    public let keyPrefix: String?
    /// A text of one short word with its translation; nil if there is none.
    public let term: Term?

    /// A word of the source language with its translation.
    public struct Term: Hashable, Sendable {
        /// The word in the source language.
        public let word: String
        /// The language of the translation.
        public let language: LanguageTag
        /// The word in the other language.
        public let translation: String
    }

    /// The number of letters that a word for an example may have.
    private static let lengths = 4...14

    /// Searches the keys and texts of tables.
    init(_ tables: [any StringTable]) {
        var prefixes: [String: Int] = [:]
        var term: Term?
        for table in tables {
            table.forEachEntry(in: 0..<table.entryCount) { entry in
                let key = entry.key.string
                if let dot = key.firstIndex(of: "."), KeyStyle.isIdentifier(key) {
                    prefixes[String(key[..<dot]), default: 0] += 1
                }
                if term == nil, let source = table.sourceLanguage { term = Self.term(of: entry, from: source) }
            }
        }
        keyPrefix = prefixes.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
        self.term = term
    }

    private static func term(of entry: Entry, from source: LanguageTag) -> Term? {
        guard let word = word(entry.localization(source)) else { return nil }
        for localization in entry.localizations where !localization.language.isSameLanguage(as: source) {
            guard let translation = Self.word(localization), translation.lowercased() != word.lowercased() else {
                continue
            }
            return Term(word: word, language: localization.language, translation: translation)
        }
        return nil
    }

    private static func word(_ localization: Localization?) -> String? {
        guard let unit = localization?.content.unit, unit.state == .translated, let text = unit.value?.string,
            lengths.contains(text.count), text.allSatisfy(\.isLetter)
        else { return nil }
        return text
    }
}
