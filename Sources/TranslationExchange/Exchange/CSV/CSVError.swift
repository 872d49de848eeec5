import CatalogCore

/// An error in a table of cells, with its position.
public struct CSVError: Error, Hashable, Sendable {
    /// The reason for the error.
    public let reason: Reason
    /// The position of the error.
    public let position: TextPosition

    /// A reason why a table, or a row of it, cannot be read.
    public enum Reason: Hashable, Sendable {
        /// The bytes are not valid in the detected encoding.
        case encoding(TextEncodingError)
        /// The quote that opens a cell is never closed.
        case unclosedQuote
        /// A closing quote is followed by text before the end of the cell.
        case textAfterQuote
        /// A backslash begins no escape; the value is the backslash and the next character.
        case badEscape(String)
        /// A row has more cells than the heading has columns.
        case tooManyCells
        /// A line of a list without a heading has more cells than keys that the command reads.
        case severalKeys
        /// A cell has a text, but the heading does not name its column.
        case unnamedColumn
        /// The heading `key` is not the first line.
        case lateHeading
        /// The file has more texts than the limit.
        case tooManyUnits(limit: Int)
        /// There is no column `key`.
        case noKeyColumn
        /// There is no column named after a language.
        case noLanguageColumn
        /// Two columns have the same name.
        case doubledColumn(String)
        /// Two columns name the same language.
        ///
        /// The values are the later and the earlier name.
        case doubledLanguage(String, String)
    }
}
