import XCStringsKit

/// Two different texts that a person could not tell apart as they stand.
struct LookAlikes {
    /// Both in quotes from a little before the place where they part, every character beyond ASCII spelled out.
    let quoted: (String, String)

    /// What stands before the place where two texts part, in characters.
    private static let lead = 12
    /// How many characters are shown.
    private static let limit = 40

    /// Compares two texts; nil where a person sees what is different.
    init?(_ old: String, _ new: String) {
        guard Quotation.of(old) == Quotation.of(new) || Self.letters(of: old) == Self.letters(of: new) else {
            return nil
        }
        let shared = zip(old.unicodeScalars, new.unicodeScalars).prefix { $0 == $1 }.count
        let start = max(0, shared - Self.lead)
        quoted = (Self.spelled(old, from: start), Self.spelled(new, from: start))
    }

    /// What is left without space and marks that nobody sees, in the composed form.
    private static func letters(of text: String) -> String {
        let seen = text.unicodeScalars.filter {
            !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
        }
        return String(String.UnicodeScalarView(seen))
    }

    private static func spelled(_ text: String, from start: Int) -> String {
        let scalars = text.unicodeScalars.dropFirst(start)
        let words = scalars.prefix(limit).map { $0.isASCII ? String($0) : "\\u{\(String($0.value, radix: 16))}" }
        let shown = VisibleText.escaped(words.joined())
        return "“\(start > 0 ? "…" : "")\(shown)\(scalars.count > limit ? "…" : "")”"
    }
}
