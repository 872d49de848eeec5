/// Words in a row, as messages name several things.
package enum WordList {
    /// Puts commas and a last `and` between `words`.
    package static func of(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }
}
