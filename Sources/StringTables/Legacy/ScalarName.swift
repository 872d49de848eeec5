import CatalogCore

/// The names of unexpected characters in messages.
package enum ScalarName {
    /// The character in quotation marks, or `U+` and its number.
    package static func of(_ scalar: Unicode.Scalar) -> FindingMessage {
        switch scalar.properties.generalCategory {
        case .control where scalar == "\n" || scalar == "\r": "the end of the line"
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator,
            .spaceSeparator, .nonspacingMark, .enclosingMark:
            FindingMessage(verbatim: CodePoint.name(scalar.value))
        default: "“\(scalar)”"
        }
    }
}
