/// The three versions of a file that git recorded for an unresolved merge.
public struct RecordedVersions: Sendable {
    /// The common ancestor; nil if both sides added the file.
    public let base: [UInt8]?
    /// The version of the side into which git merges, usually the current branch.
    public let ours: [UInt8]
    /// The version of the side that git merges, usually another branch.
    public let theirs: [UInt8]

    /// Creates versions.
    public init(base: [UInt8]?, ours: [UInt8], theirs: [UInt8]) {
        self.base = base
        self.ours = ours
        self.theirs = theirs
    }
}
