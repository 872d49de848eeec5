#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The folder of a file, kept from all other writers of this program until the end of its life.
///
/// The lock is on the folder because the file itself is replaced: a lock on it would be one on the old file. It is
/// advisory, waits, and ends with the process, so that nothing is left behind. A second lock on the same folder in
/// the same thread waits for ever.
struct LockedFolder: ~Copyable {
    let folder: Descriptor
    /// The name of the file that is meant, symlinks resolved.
    let name: String
    /// The path of the file as the caller gave it, for errors.
    package let path: String
    /// False on file systems without locks (some network drives), where only the check for changes guards.
    let isLocked: Bool

    /// Finds the folder that really holds the file at `path`, and waits for its lock.
    init(holding path: String) throws(FileError) {
        // A symlink may be turned elsewhere while this waits; some tries are enough for all but an attack.
        for _ in 0..<8 {
            let target = try ResolvedPath.resolveForWriting(path)
            let folder = try Descriptor(reading: target.folder, flags: O_DIRECTORY, shownPath: path)
            let isLocked = try Self.lock(folder)
            if try ResolvedPath.resolveForWriting(path) == target {
                self.folder = folder
                name = target.name
                self.path = path
                self.isLocked = isLocked
                return
            }
        }
        throw .changedMeanwhile(path: path)
    }

    deinit {
        // Unlocked before it is closed: a child process that is just being started may still share the descriptor.
        if isLocked { _ = flock(folder.number, LOCK_UN) }
    }

    /// The status of the file itself; nil when there is none.
    func status() throws(FileError) -> FileStatus? {
        var status = stat()
        if fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return FileStatus(status) }
        guard errno == ENOENT else { throw FileError(code: errno, path: path) }
        return nil
    }

    /// Throws when this process may not write to the file itself.
    func checkWritable() throws(FileError) {
        guard faccessat(folder.number, name, W_OK, AT_EACCESS) != 0 else { return }
        throw errno == EACCES ? .writeProtected(path: path) : FileError(code: errno, path: path)
    }

    private static func lock(_ folder: borrowing Descriptor) throws(FileError) -> Bool {
        while flock(folder.number, LOCK_EX) != 0 {
            switch errno {
            case EINTR: continue
            // EBADF is what NFS says to an exclusive lock on something not open for writing.
            case EOPNOTSUPP, ENOTSUP, ENOLCK, ENOSYS, EINVAL, EBADF: return false
            default: throw FileError(code: errno, path: folder.path)
            }
        }
        return true
    }
}
