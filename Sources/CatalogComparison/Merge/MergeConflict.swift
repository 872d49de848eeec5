import CatalogCore

/// A conflict: two different edits of one value, or an edit of a removed value.
public struct MergeConflict: Sendable {
    /// The location of the conflict.
    public let place: MergePlace
    /// The value in the base; nil if it did not exist.
    public let base: DocumentFragment?
    /// The value in ours; nil if it was removed.
    public let ours: DocumentFragment?
    /// The value in theirs; nil if it was removed.
    public let theirs: DocumentFragment?

    /// Whether one side edited a value that the other removed.
    public var isAgainstRemoval: Bool { ours == nil || theirs == nil }
}
