import CatalogCore

/// Conversion between texts and the form in which a user edits them in one line.
///
/// A line break is typed as `\n`, a tab as `\t`, a backslash as `\\`. Parsing the typed form of a text returns the same
/// text, so texts of several lines can be edited too.
package enum TypedText {
    /// Returns the typed form of a text.
    ///
    /// Other invisible and control characters become escapes such as `\u{202E}`, as in ``VisibleText``.
    package static func typed(for text: String) -> String {
        VisibleText.escaped(text.replacing("\\", with: "\\\\"))
    }

    /// Parses a typed form.
    ///
    /// A backslash that does not begin an escape is kept as a backslash.
    package static func text(forTyped typed: String) -> String {
        var text = ""
        var rest = typed.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            if scalar == "\\", let escape = readEscape(in: &rest) {
                text.unicodeScalars.append(escape)
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }

    /// Converts pasted bytes to the typed form, in one line.
    ///
    /// Drops the line break at the end, which is present when whole lines are copied.
    static func typed(forPasted bytes: [UInt8]) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
            .replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        return VisibleText.escaped(text.last == "\n" ? String(text.dropLast()) : text)
    }

    /// Parses the characters after a backslash.
    ///
    /// Returns nil and consumes nothing if they are not an escape.
    private static func readEscape(in rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        let escape: Unicode.Scalar? =
            switch rest.first {
            case "n": "\n"
            case "t": "\t"
            case "r": "\r"
            case "\\": "\\"
            default: nil
            }
        if let escape {
            rest.removeFirst()
            return escape
        }
        return rest.first == "u" ? readNumber(in: &rest) : nil
    }

    /// Parses the `u{…}` of an escape with a hexadecimal number.
    private static func readNumber(in rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        let number = rest.dropFirst()
        guard number.first == "{", let end = number.firstIndex(of: "}") else { return nil }
        let digits = number[..<end].dropFirst()
        guard digits.count <= 8, digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
        guard let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value) else { return nil }
        rest = number[end...].dropFirst()
        return scalar
    }
}
