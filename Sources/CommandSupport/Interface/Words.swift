import XCStringsKit

/// Several things in a row, as sentences in the interface's language name them.
enum Words {
    /// Puts commas and a last `and` between `words`.
    static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return Texts.Words.and(words: words.dropLast().joined(separator: ", "), last: last).resolved
    }

    /// The same for languages.
    static func list(_ languages: [LanguageTag]) -> String { list(languages.map(\.spelling)) }

    /// Puts commas and a last `or` between words.
    static func alternatives(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return Texts.Words.or(words: words.dropLast().joined(separator: ", "), last: last).resolved
    }

    /// Lines below a sentence, of which only the first are shown, and how many more there are.
    static func shortened(_ lines: [String], atMost limit: Int = 10) -> [String] {
        guard lines.count > limit else { return lines }
        return lines.prefix(limit) + [Texts.Words.more(count: lines.count - limit).resolved]
    }

    /// What is asked behind a name that is not known; nothing where no other is near.
    static func didYouMean(_ nearest: String?) -> String {
        nearest.map { "; \(Texts.Words.didYouMean(name: $0))" } ?? ""
    }
}
