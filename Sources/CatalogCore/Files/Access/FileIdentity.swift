/// The identity and state of a file, to detect changes without reading it.
///
/// Equal identities do not prove equal bytes: many file systems update their clock only every few milliseconds.
public struct FileIdentity: Hashable, Sendable {
    /// The number of the device that holds the file.
    public let device: UInt64
    /// The inode number; a replaced file gets a new one.
    public let inode: UInt64
    /// The size in bytes.
    public let size: Int
    /// The time of the last write, in nanoseconds since 1970.
    public let modified: Int64
}
