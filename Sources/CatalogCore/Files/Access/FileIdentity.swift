/// What tells one state of a file from another without reading it.
///
/// Equal identities are no proof of equal bytes: the clock of many file systems ticks only every few milliseconds.
public struct FileIdentity: Hashable, Sendable {
    /// The number of the device that holds the file.
    public let device: UInt64
    /// The file's number on its device; replacing a file gives a new one.
    public let inode: UInt64
    /// The size in bytes.
    public let size: Int
    /// When the content was last written, in nanoseconds since 1970.
    public let modified: Int64
}
