import CatalogCore
import CatalogRuntime

/// Why a line or row of a list of changes cannot be understood.
package struct RequestError: Error, Hashable, Sendable {
    /// What is wrong.
    package let reason: Reason
    /// Where in the list.
    package let position: TextPosition

    /// Creates an error at a place.
    package init(_ reason: Reason, at position: TextPosition) {
        self.reason = reason
        self.position = position
    }

    /// What can be wrong with a line or row.
    package enum Reason: Hashable, Sendable {
        /// It is no JSON, and why.
        case json(DocumentError)
        /// It is JSON, but no object.
        case noObject
        /// A member is missing.
        case missing(String)
        /// A member is not of the kind that it must be.
        case wrongType(String, expected: Expectation)
        /// A member is there twice.
        case doubled(String)
        /// No member is called so; the nearest name.
        case unknownMember(String, nearest: String?)
        /// A member says nothing to what is to be done.
        case unused(String, ChangeRequest.Operation)
        /// Nothing can be done that is called so; all that can.
        case unknownOperation(String)
        /// What names a text is no language tag with or without a part.
        case badPlace(String)
        /// There is no such state; all that there are.
        case badState(String, [String])
        /// The key is empty.
        case emptyKey
        /// Nothing is said of what is to be changed.
        case nothing
    }

    /// What a member must be.
    package enum Expectation: Hashable, Sendable {
        /// A text.
        case text
        /// `true` or `false`.
        case boolean
        /// An object of texts by language.
        case texts
        /// A list of languages or their parts.
        case places
    }
}
