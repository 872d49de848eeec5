import CatalogCore

/// Lists of words for messages.
package enum WordList {
    /// Returns messages as a list with commas and a last “and”.
    package static func of(_ messages: [FindingMessage]) -> FindingMessage {
        guard let last = messages.last, messages.count > 1 else { return messages.first ?? "" }
        return "\(FindingMessage(messages.dropLast(), separator: ", ")) and \(last)"
    }

    /// Returns untranslated words as a list with commas and a last “and”.
    package static func of(_ words: [String]) -> FindingMessage {
        guard let last = words.last, words.count > 1 else { return one(words) }
        return "\(words.dropLast().joined(separator: ", ")) and \(last)"
    }

    /// Returns untranslated words as a list with commas and a last “or”.
    package static func alternatives(_ words: [String]) -> FindingMessage {
        guard let last = words.last, words.count > 1 else { return one(words) }
        return "\(words.dropLast().joined(separator: ", ")) or \(last)"
    }

    private static func one(_ words: [String]) -> FindingMessage {
        words.first.map { FindingMessage(verbatim: $0) } ?? ""
    }
}
