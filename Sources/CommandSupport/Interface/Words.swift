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

    /// Lines below a sentence, of which only the first are shown.
    static func lines(_ lines: [String], atMost limit: Int = 10) -> String {
        let shown = lines.prefix(limit).map { "\n  \($0)" }.joined()
        return lines.count > limit ? "\(shown)\n  \(Texts.Words.more(count: lines.count - limit))" : shown
    }

    /// What is asked behind a name that is not known; nothing where no other is near.
    static func didYouMean(_ nearest: String?) -> String {
        nearest.map { "; \(Texts.Words.didYouMean(name: $0))" } ?? ""
    }
}
