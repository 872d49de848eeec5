/// The three versions of a file that git recorded for an unresolved merge.
public struct RecordedVersions: Sendable {
    /// The common ancestor; nil if both sides added the file.
    public let base: [UInt8]?
    /// The version that is merged into.
    public let ours: [UInt8]
    /// The version that is merged in.
    public let theirs: [UInt8]

    /// Creates versions.
    public init(base: [UInt8]?, ours: [UInt8], theirs: [UInt8]) {
        self.base = base
        self.ours = ours
        self.theirs = theirs
    }
}
