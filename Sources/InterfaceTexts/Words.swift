import CatalogRuntime

/// Localized lists and phrases.
package enum Words {
    /// Joins words with commas and a final “and”.
    package static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return Texts.Words.and(words: words.dropLast().joined(separator: ", "), last: last).resolved
    }

    /// Joins the first words with commas and adds the number of omitted ones, if there are more than the limit.
    package static func list(_ words: [String], atMost limit: Int) -> String {
        guard words.count > limit else { return list(words) }
        return "\(words.prefix(limit).joined(separator: ", ")) \(Texts.Words.more(count: words.count - limit))"
    }

    /// Joins language tags with commas and a final “and”.
    package static func list(_ languages: [LanguageTag]) -> String { list(languages.map(\.shown)) }

    /// Joins words with commas and a final “or”.
    package static func alternatives(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return Texts.Words.or(words: words.dropLast().joined(separator: ", "), last: last).resolved
    }

    /// Returns the first lines and, if there are more than the limit, a line with the number of omitted ones.
    package static func shortened(_ lines: [String], atMost limit: Int = 10) -> [String] {
        guard lines.count > limit else { return lines }
        return lines.prefix(limit) + [Texts.Words.more(count: lines.count - limit).resolved]
    }

    /// Returns a question that suggests the nearest name, or an empty string if there is none.
    package static func didYouMean(_ nearest: String?) -> String {
        nearest.map { "; \(Texts.Words.didYouMean(name: $0))" } ?? ""
    }
}
