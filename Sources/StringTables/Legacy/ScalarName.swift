import CatalogCore

/// How messages name a character that was met: itself where it can be seen, else its number.
package enum ScalarName {
    /// The character in quotation marks, or `U+` and its number.
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
