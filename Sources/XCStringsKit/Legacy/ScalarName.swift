/// How messages name a character that was met: itself where it can be seen, else its number.
package enum ScalarName {
    /// The character in quotation marks, or `U+` and its number.
    package static func of(_ scalar: Unicode.Scalar) -> String {
        switch scalar.properties.generalCategory {
        case .control where scalar == "\n" || scalar == "\r": "the end of the line"
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
            .spaceSeparator, .nonspacingMark, .enclosingMark:
            "U+" + hexadecimal(scalar.value)
        default: "“\(scalar)”"
        }
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
