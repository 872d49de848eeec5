import CatalogCore

/// A user's decision on a conflict.
public enum MergeResolution: Hashable, Sendable {
    /// Take the value of one side, even if that side removed it.
    case side(MergeSide)
    /// Replace both sides with a value.
    case value(DocumentFragment)

    /// The side to take; nil for a replacement value.
    var side: MergeSide? {
        if case .side(let side) = self { side } else { nil }
    }
}
