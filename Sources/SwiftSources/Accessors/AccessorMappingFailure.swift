import XCStringsKit

/// Why a file that says which key an old one is now cannot be used.
package struct AccessorMappingFailure: Error, Hashable, Sendable {
    /// All that is wrong, in the order of the file.
    package let problems: [Problem]

    /// Something that is wrong.
    package struct Problem: Error, Hashable, Sendable {
        /// What it is.
        package let reason: Reason
        /// Where it is.
        package let position: TextPosition
    }

    /// What can be wrong.
    package enum Reason: Hashable, Sendable {
        /// The file is no table of comma-separated values.
        case sheet(CSVError)
        /// The first line names neither the columns of old keys nor those of texts.
        case noColumns
        /// An old key is there twice, and the rows say different things.
        case doubledKey(String)
        /// No catalog has the new key.
        case unknownKey(String)
        /// What is to be used as it is is no expression of Swift.
        case noExpression(String)
        /// The number of a line is none.
        case noLine(String)
    }
}
