import CatalogCore

/// The options of a merge.
public struct MergeOptions: Hashable, Sendable {
    /// The side to take for conflicts; nil to write both sides with markers.
    public var preferring: MergeSide?
    /// The style of the conflict markers.
    public var markers: ConflictMarkers
    /// The decisions on conflicts by the number of the conflict, starting at 0.
    ///
    /// A merge of the same versions without decisions gives the conflicts their numbers.
    public var resolutions: [Int: MergeResolution] = [:]

    /// Creates options.
    public init(preferring: MergeSide? = nil, markers: ConflictMarkers = ConflictMarkers()) {
        self.preferring = preferring
        self.markers = markers
    }
}

/// The marker lines around a conflict, as git writes them.
public struct ConflictMarkers: Hashable, Sendable {
    /// The length of a marker.
    ///
    /// git requests longer markers for nested merges.
    public var size: Int
    /// The label of the marker for ours.
    public var ours: String
    /// The label of the marker for the base.
    public var base: String
    /// The label of the marker for theirs.
    public var theirs: String

    /// Creates markers with git's defaults.
    ///
    /// A size below 1 means 7, as in git. A repository can choose the size (`conflict-marker-size` in `.gitattributes`),
    /// so it is at most 1,000. Labels end at their first line break.
    public init(size: Int = 7, ours: String = "ours", base: String = "base", theirs: String = "theirs") {
        self.size = size < 1 ? 7 : min(size, 1000)
        self.ours = Self.line(ours)
        self.base = Self.line(base)
        self.theirs = Self.line(theirs)
    }

    /// Takes the labels of the first conflict in a file in place of the defaults.
    package mutating func adoptLabels(of file: [UInt8]) {
        let usual = ConflictMarkers()
        guard (ours, base, theirs) == (usual.ours, usual.base, usual.theirs),
            let text = try? DecodedText(decoding: file), let sides = try? ConflictedText(text.utf8, isTable: true)
        else { return }
        if !sides.oursLabel.isEmpty { ours = sides.oursLabel }
        if !sides.theirsLabel.isEmpty { theirs = sides.theirsLabel }
    }

    private static func line(_ label: String) -> String { label.prefix { !$0.isNewline }.description }
}
