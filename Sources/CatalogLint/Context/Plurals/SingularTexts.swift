import CatalogCore

/// The source texts of a table that count one thing, such as “1 folder is empty” and “%lld folder”.
///
/// Code that chooses between such a text and the one for other numbers needs no plural forms in English.
struct SingularTexts: Sendable {
    /// The words behind a number, by the text without them.
    private var nouns: [[Substring]: Set<Substring>] = [:]
    /// What keys such as `banner.one` have before the word for one thing, in lower case.
    private var stemsOfOne: Set<String> = []

    init(of table: TableContext) {
        for index in 0..<table.table.entryCount {
            let entry = table.table.entry(at: index)
            if let stem = Self.stem(of: entry.key.string, before: Self.wordsForOne) { stemsOfOne.insert(stem) }
            let source = entry.localizations.last { table.sourceSpellings.contains($0.language) }
            guard let text = source == nil ? entry.key : source?.content.unit?.value else { continue }
            for (frame, noun) in Self.counted(in: text.string) { nouns[frame, default: []].insert(noun) }
        }
    }

    /// Returns whether one of the texts is the singular of a text: the same with another form of the counted word.
    func hasSingular(of text: String) -> Bool {
        Self.counted(in: text).contains { frame, noun in
            nouns[frame]?.contains { Self.isSingular($0, of: noun) } ?? false
        }
    }

    /// Returns whether a key is for several things, such as `banner.many` beside `banner.one`.
    func hasSingular(ofKey key: String) -> Bool {
        Self.stem(of: key, before: Self.wordsForMany).map(stemsOfOne.contains) ?? false
    }

    private static let wordsForOne = ["one", "single", "singular"]
    private static let wordsForMany = ["many", "multiple", "plural", "other", "several"]

    /// Returns what a key has before its last word, if that is one of some words.
    private static func stem(of key: String, before words: [String]) -> String? {
        guard KeyStyle.isIdentifier(key) else { return nil }
        let key = key.lowercased()
        return words.first(where: key.hasSuffix).map { String(key.dropLast($0.count)) }
    }

    /// Returns each word behind a number, with the other words of the text.
    private static func counted(in text: String) -> [(frame: [Substring], noun: Substring)] {
        guard text.utf8.contains(where: { "%1".utf8.contains($0) }) || text.count < longestInWords else { return [] }
        let words = text.lowercased().split { $0.isWhitespace || ".,:;!?…()“”\"".contains($0) }.map { word in
            isNumber(word) ? numberSign : forms[word] ?? word
        }
        return zip(words, words.dropFirst()).enumerated().compactMap { index, pair in
            guard pair.0 == numberSign, pair.1 != numberSign else { return nil }
            return (Array(words[...index]) + ["\u{0}"] + words[(index + 2)...], pair.1)
        }
    }

    /// The number of characters up to which the number may be a word, as in “One folder”.
    private static let longestInWords = 80

    private static let numberSign: Substring = "#"

    private static func isNumber(_ word: Substring) -> Bool {
        ones.contains(word) || word.first == "%" && word.count > 1 && "diu".contains(word.last ?? " ")
    }

    private static let ones: Set<Substring> = ["1", "one", "un", "una", "um", "uma", "une"]

    /// The words that vary with the number, besides the counted one.
    private static let forms: [Substring: Substring] = [
        "are": "is", "were": "was", "have": "has", "these": "this", "those": "that", "them": "it", "do": "does",
    ]

    private static func isSingular(_ word: Substring, of plural: Substring) -> Bool {
        word != plural && word.count <= plural.count
            && zip(word, plural).prefix { $0 == $1 }.count >= max(2, word.count - 2)
    }
}

extension EntryContext {
    /// Returns whether the table has the singular of a source text as a text of its own, by the texts or by the keys.
    package func hasSingular(of text: Text) -> Bool {
        let texts = table.singularTexts.value(makingFirst: { SingularTexts(of: table) })
        return texts.hasSingular(of: text.string) || texts.hasSingular(ofKey: key)
    }
}
