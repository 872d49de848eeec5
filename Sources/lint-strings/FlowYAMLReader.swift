/// A reader of values on one line: words, quoted texts, and lists and mappings in brackets.
struct FlowYAMLReader {
    private typealias Failure = PlainYAML.Failure

    private var rest: Substring
    private let line: Int

    /// Reads a value that takes a whole text.
    static func value(_ text: String, line: Int) throws(PlainYAML.Failure) -> PlainYAML {
        var reader = FlowYAMLReader(rest: text[...], line: line)
        let isBracketed = text.hasPrefix("[") || text.hasPrefix("{")
        let value = try reader.value(endingAt: isBracketed ? ",]}" : "")
        reader.skipSpace()
        guard reader.rest.isEmpty else { throw reader.failure }
        return value
    }

    private var failure: PlainYAML.Failure {
        Failure(line: line, message: "this form of YAML is not understood here")
    }

    private mutating func value(endingAt ends: String) throws(PlainYAML.Failure) -> PlainYAML {
        skipSpace()
        switch rest.first {
        case "[":
            return PlainYAML(
                .list(
                    try elements(until: "]") { reader throws(PlainYAML.Failure) in
                        try reader.value(endingAt: ",]")
                    }), line: line)
        case "{":
            return PlainYAML(
                .map(
                    try elements(until: "}") { reader throws(PlainYAML.Failure) in
                        let key = try reader.text(endingAt: ":,}")
                        reader.skipSpace()
                        guard reader.rest.popFirst() == ":" else { throw reader.failure }
                        return (key, try reader.value(endingAt: ",}"))
                    }), line: line)
        default: return PlainYAML(.text(try text(endingAt: ends)), line: line)
        }
    }

    private mutating func elements<Element>(
        until end: Character, _ element: (inout FlowYAMLReader) throws(PlainYAML.Failure) -> Element
    ) throws(PlainYAML.Failure) -> [Element] {
        rest.removeFirst()
        var found: [Element] = []
        while true {
            skipSpace()
            if rest.first == end {
                rest.removeFirst()
                return found
            }
            found.append(try element(&self))
            skipSpace()
            if rest.first == "," {
                rest.removeFirst()
            } else if rest.first != end {
                throw failure
            }
        }
    }

    private mutating func text(endingAt ends: String) throws(PlainYAML.Failure) -> String {
        skipSpace()
        if let quote = rest.first, quote == "\"" || quote == "'" { return try quoted(quote) }
        if let first = rest.first, "&*!|>%@`".contains(first) { throw failure }
        let text = rest.prefix { !ends.contains($0) }
        rest = rest[text.endIndex...]
        return String(text.reversed().drop { $0 == " " }.reversed())
    }

    private mutating func quoted(_ quote: Character) throws(PlainYAML.Failure) -> String {
        rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            if character == quote {
                guard quote == "'", rest.first == "'" else { return text }
                rest.removeFirst()
                text.append("'")
            } else if quote == "\"", character == "\\" {
                guard let next = rest.popFirst() else { throw failure }
                switch next {
                case "n": text.append("\n")
                case "t": text.append("\t")
                case "\"", "\\", "/": text.append(next)
                default: throw failure
                }
            } else {
                text.append(character)
            }
        }
        throw failure
    }

    private mutating func skipSpace() { rest = rest.drop { $0 == " " } }

    // MARK: - Lines

    /// Returns the name before a colon and the text after it; nil if the line has no name.
    static func key(of text: String) -> (key: String, rest: String)? {
        var reader = FlowYAMLReader(rest: text[...], line: 0)
        guard let first = text.first, !"[{".contains(first) else { return nil }
        if first == "\"" || first == "'" {
            guard let key = try? reader.quoted(first), reader.rest.first == ":" else { return nil }
            return (key, String(reader.rest.dropFirst().drop { $0 == " " }))
        }
        guard let colon = text.indices.first(where: { isColon(at: $0, in: text) }) else { return nil }
        return (String(text[..<colon]), String(text[text.index(after: colon)...].drop { $0 == " " }))
    }

    private static func isColon(at index: String.Index, in text: String) -> Bool {
        let after = text.index(after: index)
        return text[index] == ":" && (after == text.endIndex || text[after] == " ")
    }

    /// Returns a line without the comment and the spaces at its end.
    static func withoutComment(_ line: Substring) -> String {
        var quote: Character?
        var before: Character = " "
        var end = line.endIndex
        for index in line.indices {
            let character = line[index]
            if let open = quote {
                if character == open, before != "\\" || open == "'" { quote = nil }
            } else if character == "\"" || character == "'", " [{,:".contains(before) {
                quote = character
            } else if character == "#", before == " " {
                end = index
                break
            }
            before = character
        }
        return String(line[..<end].reversed().drop { $0 == " " || $0 == "\r" }.reversed())
    }

    /// Returns whether a line has more opening than closing brackets outside of quotes.
    static func isOpen(_ text: String) -> Bool {
        var depth = 0
        var quote: Character?
        var before: Character = " "
        for character in text {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'", " [{,:".contains(before) {
                quote = character
            } else if "[{".contains(character), depth > 0 || " ".contains(before) {
                depth += 1
            } else if "]}".contains(character), depth > 0 {
                depth -= 1
            }
            before = character
        }
        return depth > 0
    }
}
