import CatalogCore

/// The names of unexpected characters in messages.
package enum ScalarName {
    /// Returns the character in quotation marks if it is visible; otherwise `U+` and its number.
    package static func of(_ scalar: Unicode.Scalar) -> String {
        switch scalar.properties.generalCategory {
        case .control where scalar == "\n" || scalar == "\r": "the end of the line"
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
            .spaceSeparator, .nonspacingMark, .enclosingMark:
            CodePoint.name(scalar.value)
        default: "“\(scalar)”"
        }
    }
}
