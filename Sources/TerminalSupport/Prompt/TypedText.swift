import CatalogCore

/// Texts as a person types and edits them in one line: a line break is `\n`, a tab `\t`, a backslash `\\`.
///
/// Every text has a typed form, and reading that form gives the text again, so a text of several lines can be edited
/// like any other.
package enum TypedText {
    /// What to put before a person to edit, for a text.
    ///
    /// What else is invisible or controls a terminal is `\u{202E}`, as ``VisibleText`` shows it.
    package static func typed(for text: String) -> String {
        VisibleText.escaped(text.replacing("\\", with: "\\\\"))
    }

    /// The text that a person means.
    ///
    /// A backslash before anything that is not an escape stands for itself: nothing that was typed is lost.
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

    /// What pasted text becomes when it is put into the line: as if typed, but in one line.
    ///
    /// The line break at the end, which comes along when whole lines are copied, is left out.
    static func typed(forPasted bytes: [UInt8]) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
            .replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        return VisibleText.escaped(text.last == "\n" ? String(text.dropLast()) : text)
    }

    /// Reads what follows a backslash; nil, and nothing is read, if that is no escape.
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

    /// Reads the `u{…}` of an escape by number.
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
