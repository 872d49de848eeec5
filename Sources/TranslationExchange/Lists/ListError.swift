import CatalogCore
import CatalogEditing

/// An error in a list of changes, with its position in the list.
package enum ListError: Error, Hashable, Sendable {
    /// The list, or a row of it, is not a table of cells.
    case table(CSVError)
    /// A column, a row or an object is no valid change.
    case request(RequestError)

    /// The position in the list.
    package var position: TextPosition {
        switch self {
        case .table(let error): error.position
        case .request(let error): error.position
        }
    }

    /// Returns the result of a function that reads cells.
    static func of<Value>(_ read: () throws(CSVError) -> Value) throws(ListError) -> Value {
        do throws(CSVError) {
            return try read()
        } catch {
            throw .table(error)
        }
    }
}
