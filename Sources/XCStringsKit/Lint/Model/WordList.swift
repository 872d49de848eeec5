/// Words in a row, as messages name several things.
enum WordList {
    /// Puts commas and a last `and` between `words`.
    static func of(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }
}
