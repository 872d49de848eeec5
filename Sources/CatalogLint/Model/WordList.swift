import CatalogCore

/// Lists of words for messages.
package enum WordList {
    /// Puts commas and a last “and” between messages.
    package static func of(_ messages: [FindingMessage]) -> FindingMessage {
        guard let last = messages.last, messages.count > 1 else { return messages.first ?? "" }
        return "\(FindingMessage(messages.dropLast(), separator: ", ")) and \(last)"
    }

    /// Puts commas and a last “and” between words that are the same in every language.
    package static func of(_ words: [String]) -> FindingMessage {
        guard let last = words.last, words.count > 1 else { return one(words) }
        return "\(words.dropLast().joined(separator: ", ")) and \(last)"
    }

    /// Puts commas and a last “or” between words that are the same in every language.
    package static func alternatives(_ words: [String]) -> FindingMessage {
        guard let last = words.last, words.count > 1 else { return one(words) }
        return "\(words.dropLast().joined(separator: ", ")) or \(last)"
    }

    private static func one(_ words: [String]) -> FindingMessage {
        words.first.map { FindingMessage(verbatim: $0) } ?? ""
    }
}
