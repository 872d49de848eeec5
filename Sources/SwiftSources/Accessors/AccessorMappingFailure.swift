import CatalogCore
import TranslationExchange

/// An error that lists why a mapping file cannot be used.
package struct AccessorMappingFailure: Error, Hashable, Sendable {
    /// The problems in the order of the file.
    package let problems: [Problem]

    /// A problem in a mapping file.
    package struct Problem: Error, Hashable, Sendable {
        /// The kind of problem.
        package let reason: Reason
        /// The location of the problem.
        package let position: TextPosition
    }

    /// A kind of problem in a mapping file.
    package enum Reason: Hashable, Sendable {
        /// The file is not valid CSV.
        case sheet(CSVError)
        /// The first row has neither the columns for old keys nor those for texts.
        case noColumns
        /// Two rows have the same old key but different contents.
        case doubledKey(String)
        /// No catalog has the new key.
        case unknownKey(String)
        /// The accessor in the row is not a Swift expression.
        case noExpression(String)
        /// The line number is not an integer.
        case noLine(String)
    }
}
