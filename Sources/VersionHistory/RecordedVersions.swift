/// The three versions of a file that git recorded when its merge failed.
public struct RecordedVersions: Sendable {
    /// The version that both come from; nil where both sides added the file.
    public let base: [UInt8]?
    /// The version that was merged into.
    public let ours: [UInt8]
    /// The version that was merged.
    public let theirs: [UInt8]

    /// Creates versions.
    public init(base: [UInt8]?, ours: [UInt8], theirs: [UInt8]) {
        self.base = base
        self.ours = ours
        self.theirs = theirs
    }
}
