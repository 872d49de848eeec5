import CatalogCore

/// Why catalogs cannot be merged leaf by leaf.
public enum MergeRefusal: Error, Hashable, Sendable {
    /// One of the three files.
    public enum Input: Hashable, Sendable {
        /// The version that both come from.
        case base
        /// One of the two versions.
        case side(MergeSide)
    }

    /// A file is not valid JSON.
    case broken(Input, DocumentError)
    /// A file is no catalog: it has no object `strings`.
    case noStrings(Input)
    /// One side emptied the file while the other changed it.
    case emptied(MergeSide)
    /// A member that must be changed is there twice, at these places.
    case doubled(String, first: TextPosition, second: TextPosition)
    /// Changes to ours that do not go together.
    case edits(Edit.Problem)
    /// Markers were left in a file, and what lies between them is no catalog on this side.
    case brokenBetweenMarkers(Input, DocumentError)
    /// There are no conflict markers in the file.
    case noMarkers
    /// A marker has no counterpart; the number is the line's, from 1.
    case unbalancedMarker(line: Int)
}
