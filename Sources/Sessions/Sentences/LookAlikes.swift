import CatalogCore
import CatalogLint

/// Two different texts that look the same when printed.
struct LookAlikes {
    /// Both texts in quotes, from shortly before their first difference.
    ///
    /// Characters beyond ASCII and backslashes are escaped.
    let quoted: (String, String)

    /// The number of characters to show before the first difference.
    private static let lead = 12
    /// The maximum number of characters to show.
    private static let limit = 40

    /// Compares two texts.
    ///
    /// Returns nil if their difference is visible.
    init?(_ old: String, _ new: String) {
        guard Quotation.of(old) == Quotation.of(new) || Self.letters(of: old) == Self.letters(of: new) else {
            return nil
        }
        let shared = zip(old.unicodeScalars, new.unicodeScalars).prefix { $0 == $1 }.count
        let start = max(0, shared - Self.lead)
        quoted = (Self.spelled(old, from: start), Self.spelled(new, from: start))
    }

    /// Returns the text without white space and invisible characters.
    ///
    /// `String` comparison ignores differences in composition.
    private static func letters(of text: String) -> String {
        let seen = text.unicodeScalars.filter {
            !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
        }
        return String(String.UnicodeScalarView(seen))
    }

    private static func spelled(_ text: String, from start: Int) -> String {
        let scalars = text.unicodeScalars.dropFirst(start)
        let shown = VisibleText.escaped(scalars.prefix(limit).map(code).joined())
        return "“\(start > 0 ? "…" : "")\(shown)\(scalars.count > limit ? "…" : "")”"
    }

    /// Returns a character so that no other text is written the same.
    private static func code(_ scalar: Unicode.Scalar) -> String {
        guard scalar.isASCII else { return "\\u{\(String(scalar.value, radix: 16))}" }
        return scalar == "\\" ? "\\\\" : String(scalar)
    }
}
