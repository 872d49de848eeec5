/// Lists of words for messages.
package enum WordList {
    /// Returns the words as an English list, with commas and a final `and`.
    package static func of(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }
}
