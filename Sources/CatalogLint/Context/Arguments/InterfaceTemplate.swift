/// The texts of AppKit's interfaces that look like format strings, and that no code formats.
///
/// `NSPredicateEditor` and `NSRuleEditor` look up `%[Title]@ %[contains, begins with]@ %@` with the choices of a row's menus
/// between brackets, and read the translation in the same form, with numbers where the order differs:
/// `%2$[enthält]@ %1$[Titel]@ %3$@`. Cocoa bindings put values into a display pattern: `%{value1}@ of %{value2}@`.
enum InterfaceTemplate {
    /// Returns whether a text has a field: a percent sign, perhaps a number, and brackets or braces with `@` behind them.
    static func hasFields(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
            rest = rest[(percent + 1)...]
            if rest.first == UInt8(ascii: "%") {
                rest = rest.dropFirst()
                continue
            }
            var field = rest.drop { $0.isASCIIDigit }
            if field.startIndex > rest.startIndex {
                guard field.first == UInt8(ascii: "$") else { continue }
                field = field.dropFirst()
            }
            guard let closing = closing(of: field.first), let end = field.firstIndex(of: closing) else { continue }
            if field[(end + 1)...].first == UInt8(ascii: "@") { return true }
        }
        return false
    }

    private static func closing(of byte: UInt8?) -> UInt8? {
        switch byte {
        case UInt8(ascii: "["): UInt8(ascii: "]")
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        default: nil
        }
    }
}
