/// How a merge is to be made.
public struct MergeOptions: Hashable, Sendable {
    /// What becomes of two different edits of one leaf; nil leaves both between markers.
    public var preferring: MergeSide?
    /// How the markers are written.
    public var markers: ConflictMarkers
    /// What was decided on conflicts, by their numbers in a merge of the same versions without decisions, from 0.
    public var resolutions: [Int: MergeResolution] = [:]

    /// Creates options.
    public init(preferring: MergeSide? = nil, markers: ConflictMarkers = ConflictMarkers()) {
        self.preferring = preferring
        self.markers = markers
    }
}

/// The lines that are put round what could not be merged, as git writes them.
public struct ConflictMarkers: Hashable, Sendable {
    /// How often the sign of a marker is repeated; git asks for more where one merge is inside another.
    public var size: Int
    /// What stands behind the marker of ours.
    public var ours: String
    /// What stands behind the marker of the base.
    public var base: String
    /// What stands behind the marker of theirs.
    public var theirs: String

    /// Creates markers, as git does unless told otherwise.
    ///
    /// A size below one is taken for one, and labels are cut at the end of their line.
    public init(size: Int = 7, ours: String = "ours", base: String = "base", theirs: String = "theirs") {
        self.size = max(1, size)
        self.ours = Self.line(ours)
        self.base = Self.line(base)
        self.theirs = Self.line(theirs)
    }

    private static func line(_ label: String) -> String { label.prefix { !$0.isNewline }.description }
}
