import CatalogCore
import CatalogRuntime

/// An error in a line or row of a list of changes.
package struct RequestError: Error, Hashable, Sendable {
    /// The reason for the error.
    package let reason: Reason
    /// The position in the list.
    package let position: TextPosition

    /// Creates an error at a position.
    package init(_ reason: Reason, at position: TextPosition) {
        self.reason = reason
        self.position = position
    }

    /// The reasons for errors in a line or row.
    package enum Reason: Hashable, Sendable {
        /// The line is not valid JSON, with the parser's error.
        case json(DocumentError)
        /// The line is valid JSON, but not an object.
        case noObject
        /// A member is missing.
        case missing(String)
        /// A member has the wrong type.
        case wrongType(String, expected: Expectation)
        /// A member occurs twice.
        case doubled(String)
        /// No member has this name.
        ///
        /// `nearest` is the most similar name.
        case unknownMember(String, nearest: String?)
        /// No column has this name.
        ///
        /// `nearest` is the most similar name.
        case unknownColumn(String, nearest: String?)
        /// The list is for one operation, but the member `op` names one.
        case operationOutsideApply(ChangeRequest.Operation)
        /// The list of keys has no column that the operation changes.
        case noChangeColumn
        /// An earlier row, at the line, has another text for the same place of the key.
        case otherText(String, line: Int)
        /// The operation does not use the member.
        case unused(String, ChangeRequest.Operation)
        /// There is no operation with this name.
        case unknownOperation(String)
        /// The name is neither a language tag nor a language tag with a part.
        case badLocation(String)
        /// There is no state with this name.
        ///
        /// The second value lists all states.
        case badState(String, [String])
        /// The key is empty.
        case emptyKey
        /// The request has no changes.
        case nothing
    }

    /// The types that a member can require.
    package enum Expectation: Hashable, Sendable {
        /// A JSON string.
        case text
        /// A JSON boolean.
        case boolean
        /// An object of texts by language.
        case texts
        /// A list of languages or their parts.
        case locations
        /// A list of texts as in `fitloc list --format json`.
        case listedTexts
    }
}
