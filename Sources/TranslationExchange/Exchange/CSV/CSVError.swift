import CatalogCore

/// Why a file of comma-separated values cannot be read, and where it breaks.
package struct CSVError: Error, Hashable, Sendable {
    /// What is wrong.
    package let reason: Reason
    /// Where.
    package let position: TextPosition

    /// What can be wrong with a file.
    package enum Reason: Hashable, Sendable {
        /// The bytes are not in the encoding that they seem to be in.
        case encoding(TextEncodingError)
        /// A quote opens a cell and none closes it.
        case unclosedQuote
        /// Something stands between the quote that closes a cell and the end of it.
        case textAfterQuote
        /// A row has more cells than the first has columns.
        case tooManyCells
        /// More texts than any table has.
        case tooManyUnits(limit: Int)
        /// No column is called `key`.
        case noKeyColumn
        /// No column is called by a language.
        case noLanguageColumn
        /// Two columns have one name.
        case doubledColumn(String)
    }
}
