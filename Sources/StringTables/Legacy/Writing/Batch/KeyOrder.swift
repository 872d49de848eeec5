import CatalogCore

/// A sort order that the keys of a table may have.
package enum KeyOrder: CaseIterable, Sendable {
    /// The order of Xcode.
    case xcode
    /// The order of the UTF-8 bytes, as in `sort`.
    case bytes

    /// Returns whether the first key comes before the second.
    package func isOrdered(_ left: String, _ right: String) -> Bool {
        switch self {
        case .xcode: XcodeOrder.areInIncreasingOrder(left, right)
        case .bytes: left.utf8.lexicographicallyPrecedes(right.utf8)
        }
    }
}
