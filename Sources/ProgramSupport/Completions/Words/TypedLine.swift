/// A bash command line, up to the cursor.
struct TypedLine {
    /// The words of the line.
    ///
    /// The last word is at the cursor and may be empty.
    let words: [TypedWord]
    /// The part of the last word that bash keeps in front of an inserted offer.
    let head: TypedWord

    /// - Parameters:
    ///   - replaced: The part of the last word that bash replaces. bash breaks words at `:`, `=` and quotes.
    init(_ line: String, replaced: String) {
        var rest = line[...]
        var words: [TypedWord] = []
        repeat {
            rest = rest.drop { $0 == " " || $0 == "\t" || $0 == "\n" }
            words.append(TypedWord(readingFrom: &rest))
        } while !rest.isEmpty
        self.words = words
        let last = words.last?.raw ?? ""
        head = TypedWord(last.hasSuffix(replaced) ? String(last.dropLast(replaced.count)) : "")
    }

    /// The words after the program's name, without redirections and their targets.
    var arguments: [String] {
        var result: [String] = []
        var isTarget = false
        for word in words.dropFirst() {
            let operation = word.redirection
            if operation == nil, !isTarget { result.append(word.text) }
            isTarget = operation.map { $0 == word.raw } ?? false
        }
        return result
    }

    /// The part of the last word before a redirection's path, or nil if the last word is not a redirection's target.
    var redirection: String? {
        if let operation = words.last?.redirection { return operation }
        guard let previous = words.dropLast().last, previous.redirection == previous.raw else { return nil }
        return ""
    }

    /// Returns the text that bash must insert to turn the last word into `word`.
    ///
    /// - Parameter isLast: Whether this is the only offer and a complete word. bash then closes an open quote, unless
    ///   the inserted text ends in that quote character. In that case this method adds the closing quote.
    func reply(_ word: String, isLast: Bool) -> String {
        guard word.hasPrefix(head.text) else { return BashWord.quoted(word, within: nil) }
        let rest = String(word.dropFirst(head.text.count))
        let isBelowHome = head.raw.isEmpty && rest.hasPrefix("~/") && words.last?.raw.hasPrefix("~/") == true
        if isBelowHome { return "~/" + BashWord.quoted(String(rest.dropFirst(2)), within: nil) }
        let reply = BashWord.quoted(rest, within: head.quote)
        guard isLast, let sign = head.quote?.sign, reply.last == sign else { return reply }
        return reply + String(sign)
    }
}

extension TypedWord {
    /// The redirection operator at the beginning of the word, such as `>`, `2>>` or `<`.
    fileprivate var redirection: String? {
        let digits = raw.prefix { $0.isNumber }
        let signs = raw.dropFirst(digits.count).prefix { $0 == "<" || $0 == ">" }
        return signs.isEmpty ? nil : String(digits + signs)
    }
}
