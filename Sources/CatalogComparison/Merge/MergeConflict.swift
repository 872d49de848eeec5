import CatalogCore

/// A conflict: two different edits of one value, an edit of a removed value, or two names for one key.
public struct MergeConflict: Sendable {
    /// The location of the conflict.
    public let location: MergeLocation
    /// The value in the base; nil if it did not exist.
    public let base: DocumentFragment?
    /// The value in ours; nil if it was removed.
    public let ours: DocumentFragment?
    /// The value in theirs; nil if it was removed.
    public let theirs: DocumentFragment?

    /// The key in each version, if a side renamed it and the other gave it another name or removed it; otherwise nil.
    public let keys: VersionKeys?

    /// Whether one side edited or renamed a value that the other removed.
    public var isAgainstRemoval: Bool { ours == nil || theirs == nil }
}
