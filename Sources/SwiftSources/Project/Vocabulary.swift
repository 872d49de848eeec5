import CatalogCore
import CatalogRuntime

/// The words that the tables of a project use as language, by which they differ from names.
///
/// Names are capitalized wherever they stand. So a word is language if a source text has it in lower case, outside of
/// code such as `codex login` in backticks or an address, or if it is a whole entry of its own that is not alike in all
/// languages.
final class Vocabulary: Sendable {
    private let tables: [any StringTable]
    /// The words in lower case; nil until a search asks for them.
    private let words = Locked<Set<String>?>(nil)

    init(_ tables: [any StringTable]) { self.tables = tables }

    /// Returns whether all words are language.
    func has(_ words: [String]) -> Bool {
        let known = all
        return !words.isEmpty && words.allSatisfy { known.contains($0.lowercased()) }
    }

    private var all: Set<String> { words.value { Self.words(in: tables) } }

    /// Returns the source language of a table, which for a legacy table is English if its files do not give it.
    static func source(of table: any StringTable) -> LanguageTag? {
        table.sourceLanguage ?? table.languages.first { $0.spelling.prefix { $0.isLetter } == "en" }
    }

    private static func words(in tables: [any StringTable]) -> Set<String> {
        var all: Set<String> = []
        for table in tables where !table.isStoreText {
            let source = source(of: table)
            for index in 0..<table.entryCount {
                let entry = table.entry(at: index)
                let text = entry.sourceText(in: source).string
                if parts(of: text[...]).count > 1 {
                    let words = withoutCode(text).flatMap(parts(of:)).filter { $0.first?.isUppercase != true }
                    all.formUnion(words.map(String.init))
                } else if !entry.isAlikeInAllLanguages(source: source) {
                    all.formUnion(withoutCode(text).flatMap(parts(of:)).map { $0.lowercased() })
                }
            }
        }
        return all
    }

    private static func parts(of text: Substring) -> [Substring] {
        text.split { !($0.isLetter || $0 == "-" || $0 == "'" || $0 == "’") }
    }

    /// Returns the tokens of a text that are no code: those outside of backticks, and without a mark inside as paths and
    /// addresses have.
    private static func withoutCode(_ text: String) -> [Substring] {
        let spans = text.split(separator: "`", omittingEmptySubsequences: false)
        // A backtick alone is an accent.
        let isBalanced = spans.count % 2 == 1
        return spans.enumerated().filter { !isBalanced || $0.offset % 2 == 0 }
            .flatMap { $0.element.split(whereSeparator: \.isWhitespace) }.filter { !isAddress($0) }
    }

    private static func isAddress(_ token: Substring) -> Bool {
        guard let first = token.firstIndex(where: \.isLetter), let last = token.lastIndex(where: \.isLetter) else {
            return false
        }
        return token[first...last].contains { "/@_.\\".contains($0) }
    }
}

extension CatalogCore.Entry {
    /// Returns the text in the source language, which is the key if the file gives none.
    fileprivate func sourceText(in source: LanguageTag?) -> Text {
        source.flatMap { localization($0)?.content.unit?.value } ?? key
    }

    /// Returns whether the entry has translations, and all are the source text, as those of a name are.
    func isAlikeInAllLanguages(source: LanguageTag?) -> Bool {
        let text = sourceText(in: source).string
        let others = localizations.filter { $0.language != source }
        return !others.isEmpty && others.allSatisfy { $0.content.unit?.value?.string == text }
    }
}
