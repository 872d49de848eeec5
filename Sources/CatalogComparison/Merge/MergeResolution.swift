import CatalogCore

/// What a person decided on a conflict.
public enum MergeResolution: Hashable, Sendable {
    /// One side is taken.
    case side(MergeSide)
    /// Another value takes the place of both.
    case value(DocumentFragment)

    /// The side that is taken.
    var side: MergeSide? {
        if case .side(let side) = self { side } else { nil }
    }
}
