/// A possibly unfinished shell word, with its quotes.
struct TypedWord: Equatable {
    /// A quote that is open at the end of the word.
    enum Quote: Equatable {
        /// `'`
        case single
        /// `"`
        case double
        /// `$'`
        case escaped

        /// The character that closes the quote.
        var sign: Character { self == .double ? "\"" : "'" }
    }

    /// The word as typed.
    private(set) var raw = ""
    /// The word after quote removal.
    ///
    /// Variables and other expansions are kept unexpanded.
    private(set) var text = ""
    /// The quote that is open at the end of the word.
    private(set) var quote: Quote?

    /// Reads one word from the start of `rest`, up to a space, tab or newline outside quotes.
    init(readingFrom rest: inout Substring) {
        while let character = rest.first, quote != nil || !character.isBlank {
            rest.removeFirst()
            raw.append(character)
            take(character, &rest)
        }
    }

    /// Reads a whole text as one word.
    init(_ typed: String) {
        var rest = typed[...]
        self.init(readingFrom: &rest)
        guard !rest.isEmpty else { return }
        raw += rest
        text += rest
    }

    private mutating func take(_ character: Character, _ rest: inout Substring) {
        switch (quote, character) {
        case (nil, "'"): quote = .single
        case (nil, "\""): quote = .double
        case (nil, "$") where rest.first == "'":
            raw.append(rest.removeFirst())
            quote = .escaped
        case (.single, "'"), (.escaped, "'"), (.double, "\""): quote = nil
        case (.escaped, "\\"): takeEscape(&rest)
        case (.double, "\\"): takeBackslash(&rest) { "$`\"\\\n".contains($0) }
        case (nil, "\\"): takeBackslash(&rest) { _ in true }
        default: text.append(character)
        }
    }

    private mutating func takeBackslash(_ rest: inout Substring, quoting isQuoted: (Character) -> Bool) {
        guard let next = rest.first else { return }
        guard isQuoted(next) else { return text.append("\\") }
        raw.append(rest.removeFirst())
        text.append(next)
    }

    private mutating func takeEscape(_ rest: inout Substring) {
        guard let next = rest.popFirst() else { return }
        raw.append(next)
        switch next {
        case "n": text.append("\n")
        case "t": text.append("\t")
        case "r": text.append("\r")
        case "x":
            // A character may have several bytes, each with an escape of its own.
            var bytes = [takeByte(&rest)]
            while rest.hasPrefix("\\x") {
                raw += "\\x"
                rest.removeFirst(2)
                bytes.append(takeByte(&rest))
            }
            text += String(decoding: bytes, as: UTF8.self)
        default: text.append(next)
        }
    }

    private mutating func takeByte(_ rest: inout Substring) -> UInt8 {
        let digits = rest.prefix(2).prefix { $0.isHexDigit }
        rest.removeFirst(digits.count)
        raw += digits
        return UInt8(digits, radix: 16) ?? 0
    }
}

extension Character {
    fileprivate var isBlank: Bool { self == " " || self == "\t" || self == "\n" }
}
