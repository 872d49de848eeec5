import CatalogCore

/// An error in a CSV file, with its position.
package struct CSVError: Error, Hashable, Sendable {
    /// The reason for the error.
    package let reason: Reason
    /// The position of the error.
    package let position: TextPosition

    /// A reason why a CSV file cannot be read.
    package enum Reason: Hashable, Sendable {
        /// The bytes are not valid in the detected encoding.
        case encoding(TextEncodingError)
        /// The quote that opens a cell is never closed.
        case unclosedQuote
        /// A closing quote is followed by text before the end of the cell.
        case textAfterQuote
        /// A row has more cells than the heading has columns.
        case tooManyCells
        /// The file has more texts than the limit.
        case tooManyUnits(limit: Int)
        /// There is no column `key`.
        case noKeyColumn
        /// There is no column named after a language.
        case noLanguageColumn
        /// Two columns have the same name.
        case doubledColumn(String)
    }
}
