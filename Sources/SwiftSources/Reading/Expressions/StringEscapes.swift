/// Functions that resolve the escape sequences of Swift's string literals.
enum StringEscapes {
    /// Returns the text of a segment with escape sequences resolved.
    ///
    /// Unknown escape sequences stay unchanged, because a file that does not compile must still be readable.
    static func resolve(_ raw: String, pounds: Int, isMultiline: Bool) -> String {
        guard raw.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\r") }) else { return raw }
        var output = String.UnicodeScalarView()
        var rest = Substring(raw).unicodeScalars
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\r" where isMultiline:
                if rest.first == "\n" { rest.removeFirst() }
                output.append("\n")
            case "\\":
                guard !takeEscape(&rest, pounds: pounds, into: &output) else { continue }
                output.append(scalar)
            default: output.append(scalar)
            }
        }
        return String(output)
    }

    /// Consumes the rest of an escape sequence after its backslash.
    ///
    /// Returns false and consumes nothing if the sequence is unknown.
    private static func takeEscape(
        _ rest: inout Substring.UnicodeScalarView, pounds: Int, into output: inout String.UnicodeScalarView
    ) -> Bool {
        var ahead = rest
        for _ in 0..<pounds {
            guard ahead.popFirst() == "#" else { return false }
        }
        guard let letter = ahead.popFirst() else { return false }
        switch letter {
        case "u":
            guard let scalar = takeNumber(&ahead) else { return false }
            output.append(scalar)
        case "\n": break
        case "\r": if ahead.first == "\n" { ahead.removeFirst() }
        default:
            guard let scalar = simple[letter] else { return false }
            output.append(scalar)
        }
        rest = ahead
        return true
    }

    private static func takeNumber(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
        let digits = String(rest[..<end])
        rest = rest[rest.index(after: end)...]
        return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    }

    private static let simple: [Unicode.Scalar: Unicode.Scalar] = [
        "n": "\n", "t": "\t", "r": "\r", "0": "\0", "\\": "\\", "\"": "\"", "'": "'",
    ]
}
