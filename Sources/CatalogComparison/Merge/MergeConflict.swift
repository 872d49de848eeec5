import CatalogCore

/// Two different edits of one leaf, or an edit of what the other side took out.
public struct MergeConflict: Sendable {
    /// What it is about.
    public let place: MergePlace
    /// What it was; nil where it was not there.
    public let base: DocumentFragment?
    /// What ours made of it; nil where it was taken out.
    public let ours: DocumentFragment?
    /// What theirs made of it; nil where it was taken out.
    public let theirs: DocumentFragment?

    /// Whether one side edited what the other took out.
    public var isAgainstRemoval: Bool { ours == nil || theirs == nil }
}
