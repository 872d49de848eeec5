#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
#if os(Linux)
    private import CFileAttributes
#endif

/// The identity of a folder, to recognize it in later runs of a program, also after a restart of the system.
///
/// The number of the device is not part of it where the file system knows when the folder was created: macOS numbers
/// volumes in the order in which they are mounted, as Linux does for some file systems.
package struct FolderIdentity: Codable, Equatable, Sendable {
    /// The inode number.
    let inode: UInt64
    /// The time of creation, in nanoseconds since 1970; nil if the file system does not know it.
    ///
    /// A new folder may get the inode number of a removed one.
    let created: Int64?
    /// The number of the device if the time of creation is unknown.
    let device: UInt64?

    /// Creates an identity from what the system reports.
    init(inode: UInt64, created: Int64?, device: UInt64) {
        self.inode = inode
        self.created = created
        self.device = created == nil ? device : nil
    }

    /// Reads the identity of the folder at `path`, following symlinks.
    package init(ofPath path: String) throws(FileError) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw FileError(code: errno, path: path) }
        self.init(
            inode: UInt64(truncatingIfNeeded: status.st_ino), created: Self.creation(of: path, status),
            device: UInt64(truncatingIfNeeded: status.st_dev))
    }

    private static func creation(of path: String, _ status: stat) -> Int64? {
        #if canImport(Darwin)
            let (time, change) = (status.st_birthtimespec, status.st_ctimespec)
            // File systems without this time report 0, or the time of the last change of the status.
            let isChange = time.tv_sec == change.tv_sec && time.tv_nsec == change.tv_nsec
            guard time.tv_sec > 0, !isChange else { return nil }
            return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
        #elseif os(Linux)
            var nanoseconds: Int64 = 0
            return fitloc_creation_time(path, &nanoseconds) == 0 ? nil : nanoseconds
        #else
            return nil
        #endif
    }
}
