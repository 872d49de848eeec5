/// Functions that write ICU messages.
enum ICUWriter {
    /// Returns the text of a message.
    static func text(of nodes: [ICUNode], inPlural: Bool = false) -> String {
        nodes.map { node in
            switch node {
            case .text(let letters): quoted(letters, inPlural: inPlural)
            case .argument(let name): "{\(name)}"
            case .number: "#"
            case .plural(let name, let cases): "{\(name), plural, \(text(of: cases, inPlural: true))}"
            case .select(let name, let cases): "{\(name), select, \(text(of: cases, inPlural: inPlural))}"
            }
        }.joined()
    }

    private static func text(of cases: [ICUCase], inPlural: Bool) -> String {
        cases.map { "\($0.selector){\(text(of: $0.message, inPlural: inPlural))}" }.joined(separator: " ")
    }

    /// Returns the text with apostrophes doubled and syntax characters quoted.
    ///
    /// Adjacent syntax characters share one pair of quotes, because two apostrophes in a row mean a literal one.
    private static func quoted(_ letters: String, inPlural: Bool) -> String {
        var result: [UInt8] = []
        var run: [UInt8] = []
        var isSyntax = false
        func flush() {
            let doubled = run.flatMap { $0 == quote ? [quote, quote] : [$0] }
            result += isSyntax ? [quote] + doubled + [quote] : doubled
            (run, isSyntax) = ([], false)
        }
        for byte in letters.utf8 {
            let isOwn = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "#") && inPlural
            if isOwn || byte == quote {
                // Apostrophes join the quoted run: an apostrophe before a syntax character would otherwise open the
                // quotes.
                run.append(byte)
                isSyntax = isSyntax || isOwn
            } else {
                flush()
                result.append(byte)
            }
        }
        flush()
        return String(decoding: result, as: UTF8.self)
    }

    private static let quote = UInt8(ascii: "'")
}
