/// Splits a command line into words, for running it without a shell.
///
/// White space separates words, unless it is quoted or follows a backslash. In single quotes, a backslash has no
/// special meaning. Variables and patterns are not expanded. Pipes, redirections and other shell operators are
/// rejected.
package enum CommandLineSplitter {
    /// Returns the words of a command.
    ///
    /// Returns nil for an unclosed quote, a backslash at the end, a missing or empty first word, or a shell operator.
    package static func split(_ command: String) -> [String]? {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var rest = command[...]
        while let letter = rest.popFirst() {
            switch (letter, quote) {
            case ("\\", nil), ("\\", "\""):
                guard let next = rest.popFirst() else { return nil }
                // In double quotes, a backslash escapes only a double quote or a backslash.
                word = (word ?? "") + (quote == nil || "\"\\".contains(next) ? "" : "\\") + String(next)
            case (_, let open?) where letter == open: quote = nil
            case (_, .some): word = (word ?? "") + String(letter)
            case ("'", nil), ("\"", nil):
                quote = letter
                word = word ?? ""
            case ("|", nil), ("&", nil), (";", nil), ("<", nil), (">", nil), ("`", nil): return nil
            case (_, nil) where letter.isWhitespace:
                words += [word].compactMap { $0 }
                word = nil
            case (_, nil): word = (word ?? "") + String(letter)
            }
        }
        words += [word].compactMap { $0 }
        return quote == nil && !words.isEmpty && !words[0].isEmpty ? words : nil
    }
}
