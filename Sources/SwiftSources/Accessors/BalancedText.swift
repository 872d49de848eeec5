/// Functions that scan code outside of brackets and quotes.
enum BalancedText {
    /// Returns the parts between commas and semicolons, trimmed and without empty parts.
    static func parts(of text: String) -> [Substring] {
        var parts: [Substring] = []
        var start = text.startIndex
        var depth = 0
        var isQuoted = false
        for index in text.indices {
            switch text[index] {
            case "\"": isQuoted.toggle()
            case "(" where !isQuoted, "[" where !isQuoted, "{" where !isQuoted: depth += 1
            case ")" where !isQuoted, "]" where !isQuoted, "}" where !isQuoted: depth -= 1
            case "," where !isQuoted && depth == 0, ";" where !isQuoted && depth == 0:
                parts.append(text[start..<index])
                start = text.index(after: index)
            default: break
            }
        }
        parts.append(text[start...])
        return parts.map(trimmed).filter { !$0.isEmpty }
    }

    /// Returns whether a text is words with a remark in parentheses, `rank (the new one)`, although it reads as a call.
    static func isProse(_ text: Substring) -> Bool {
        var isQuoted = false
        var (last, before): (Character?, Character?) = (nil, nil)
        for character in text {
            if character == "\"" { isQuoted.toggle() }
            if character == "(", !isQuoted, last?.isWhitespace == true, let before,
                before.isLetter || before.isNumber || before == ")"
            {
                return true
            }
            if !character.isWhitespace { before = character }
            last = character
        }
        return false
    }

    /// Returns whether code contains whitespace outside of brackets and quotes, such as around an operator.
    static func hasSpace(_ code: String) -> Bool {
        var depth = 0
        var isQuoted = false
        return code.contains { character in
            switch character {
            case "\"": isQuoted.toggle()
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default: break
            }
            return character.isWhitespace && depth == 0 && !isQuoted
        }
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let start = text.drop { $0.isWhitespace }
        let blank = start.reversed().prefix { $0.isWhitespace }.count
        return start.dropLast(blank)
    }
}
