import CatalogCore
import StringTables

/// A reason why files cannot be merged by key.
public enum MergeRefusal: Error, Hashable, Sendable {
    /// An input file of a merge.
    public enum Input: Hashable, Sendable {
        /// The common ancestor of both sides.
        case base
        /// One of the two sides.
        case side(MergeSide)
    }

    /// A file is not valid JSON.
    case broken(Input, DocumentError)
    /// A file is not a catalog, because it has no object `strings`.
    case noStrings(Input)
    /// One side emptied the file while the other changed it.
    case emptied(MergeSide)
    /// A member of a side occurs twice, at the given positions.
    ///
    /// The merge must change a member of ours, or would lose a member of theirs.
    case doubled(MergeSide, String, first: TextPosition, second: TextPosition)
    /// The edits that the merge makes to ours overlap or are outside the file.
    case edits(Edit.Problem)
    /// A file is not a valid legacy table.
    case brokenTable(Input, LegacyTableError)
    /// A file of a legacy table is a binary property list, or its form differs from that of the other versions.
    case otherForm(Input)
    /// The parts of both sides make no valid legacy table together.
    case noTable
    /// A file has conflict markers, and the text on this side is not a valid catalog.
    case brokenBetweenMarkers(Input, DocumentError)
    /// The file has no conflict markers.
    case noMarkers
    /// A marker has no counterpart.
    ///
    /// The line number starts at 1.
    case unbalancedMarker(line: Int)
}
