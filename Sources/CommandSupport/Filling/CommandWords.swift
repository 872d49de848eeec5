/// A command as a list of words, without a shell.
///
/// Words end at white space; quotes, single and double, keep it, and so does a backslash outside single quotes. Nothing
/// else means anything: no variables, no patterns, no pipes. What looks as if it was meant for a shell is refused.
enum CommandWords {
    /// The words; nil where a quote is not closed, there is none, or a shell is wanted.
    static func split(_ command: String) -> [String]? {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var rest = command[...]
        while let letter = rest.popFirst() {
            switch (letter, quote) {
            case ("\\", nil), ("\\", "\""):
                guard let next = rest.popFirst() else { return nil }
                // Between double quotes a backslash is one unless it stands before what it has to keep.
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
