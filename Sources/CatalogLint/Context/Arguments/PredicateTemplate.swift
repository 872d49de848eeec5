/// The texts of rows in AppKit's predicate editor, such as `%[Title]@ %[contains, begins with]@ %@`.
///
/// `NSPredicateEditor` and `NSRuleEditor` look such a key up with the choices of a row's menus between brackets, and read
/// the translation in the same form, with numbers where the order differs: `%2$[enthält]@ %1$[Titel]@ %3$@`. No code
/// formats these texts.
enum PredicateTemplate {
    /// Returns whether a text has choices: a percent sign, perhaps a number, and brackets with `@` behind them.
    static func hasChoices(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
            rest = rest[(percent + 1)...]
            if rest.first == UInt8(ascii: "%") {
                rest = rest.dropFirst()
                continue
            }
            var choices = rest.drop { $0.isASCIIDigit }
            if choices.startIndex > rest.startIndex {
                guard choices.first == UInt8(ascii: "$") else { continue }
                choices = choices.dropFirst()
            }
            guard choices.first == UInt8(ascii: "["), let end = choices.firstIndex(of: UInt8(ascii: "]")) else {
                continue
            }
            if choices[(end + 1)...].first == UInt8(ascii: "@") { return true }
        }
        return false
    }
}
