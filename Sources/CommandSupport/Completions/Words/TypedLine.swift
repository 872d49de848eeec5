/// A command line of bash up to the cursor.
struct TypedLine {
    /// The words; the last one is that at the cursor, which may be empty.
    let words: [TypedWord]
    /// What stands before the part of the last word that the shell puts an offer in the place of.
    let head: TypedWord

    /// - Parameters:
    ///   - replaced: the end of the last word that an offer takes the place of; bash breaks words at `:`, `=` and quotes.
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

    /// The words behind the program's name, without those that say where streams go.
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

    /// What of the last word stands before the path of a file that a stream goes to; nil where it is none.
    var redirection: String? {
        if let operation = words.last?.redirection { return operation }
        guard let previous = words.dropLast().last, previous.redirection == previous.raw else { return nil }
        return ""
    }

    /// What bash has to put in the place of the last word's end, so that the word becomes `word`.
    ///
    /// - Parameter isLast: whether nothing else is offered and the word is whole: bash then closes a quote that is open,
    ///   unless the reply ends with such a sign, which would have to be another one's.
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
    /// The sign at its beginning that sends a stream somewhere: `>`, `2>>`, `<`.
    fileprivate var redirection: String? {
        let digits = raw.prefix { $0.isNumber }
        let signs = raw.dropFirst(digits.count).prefix { $0 == "<" || $0 == ">" }
        return signs.isEmpty ? nil : String(digits + signs)
    }
}
