#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The folder of a file, locked against other writers of this program until the value is destroyed.
///
/// The lock is on the folder because the file itself is replaced; a lock on the file would apply to the old file. The
/// lock is advisory, blocks until it is available, and ends with the process. A second lock on the same folder in the
/// same thread never returns.
struct LockedFolder: ~Copyable {
    let folder: Descriptor
    /// The name of the file on disk, with symlinks resolved.
    ///
    /// On a volume that ignores case, it may differ from the name that the caller passed.
    let name: String
    /// The path of the file as passed by the caller, for errors.
    package let path: String
    /// Whether the folder is locked.
    ///
    /// False on file systems without locks, such as some network drives. There only the check for changes protects the
    /// file.
    let isLocked: Bool

    /// Finds the real folder of the file at `path`, and waits for its lock.
    init(holding path: String) throws(FileError) {
        // A symlink may change during the wait. Eight attempts are enough except against an attack.
        for _ in 0..<8 {
            let target = try ResolvedPath.resolveForWriting(path)
            let folder = try Descriptor(reading: target.folder, flags: O_DIRECTORY, shownPath: path)
            let isLocked = try Self.lock(folder)
            if try ResolvedPath.resolveForWriting(path) == target {
                name = Self.nameOnDisk(target.name, in: folder)
                self.folder = folder
                self.path = path
                self.isLocked = isLocked
                return
            }
        }
        throw .changedMeanwhile(path: path)
    }

    deinit {
        // Unlock before closing, because a child process that is just starting may still share the descriptor.
        if isLocked { _ = flock(folder.value, LOCK_UN) }
    }

    /// Returns the status of the file; nil if the file does not exist.
    func status() throws(FileError) -> FileStatus? {
        var status = stat()
        if fstatat(folder.value, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return FileStatus(status) }
        guard errno == ENOENT else { throw FileError(code: errno, path: path) }
        return nil
    }

    /// Throws if this process may not write to the file.
    func checkWritable() throws(FileError) {
        guard faccessat(folder.value, name, W_OK, AT_EACCESS) != 0 else { return }
        throw FileError(refusedWrite: errno, path: path)
    }

    /// Returns the name under which the folder lists a file.
    ///
    /// Renaming a new file over `localizable.strings` would otherwise change the name of `Localizable.strings`. Only a
    /// folder that also finds the file under the other case can list another name, save for other Unicode forms.
    private static func nameOnDisk(_ name: String, in folder: borrowing Descriptor) -> String {
        guard let own = inode(of: name, in: folder) else { return name }
        let isPlain = name.utf8.allSatisfy { $0 < 0x80 }
        let other = NameFolding.otherCase(of: name).flatMap { inode(of: $0, in: folder) }
        guard !isPlain || other == own,
            let names = try? FolderListing.names(inFolder: folder, beginningWith: []), !names.contains(Array(name.utf8))
        else { return name }
        let folded = NameFolding.folded(name)
        let same = names.lazy.map { String(decoding: $0, as: UTF8.self) }
            .filter { NameFolding.folded($0) == folded }
        for candidate in same where inode(of: candidate, in: folder) == own { return candidate }
        return name
    }

    private static func inode(of name: String, in folder: borrowing Descriptor) -> UInt64? {
        var status = stat()
        guard fstatat(folder.value, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        return UInt64(truncatingIfNeeded: status.st_ino)
    }

    private static func lock(_ folder: borrowing Descriptor) throws(FileError) -> Bool {
        while flock(folder.value, LOCK_EX) != 0 {
            switch errno {
            case EINTR: continue
            // NFS reports EBADF for an exclusive lock on a descriptor that is not open for writing.
            case EOPNOTSUPP, ENOTSUP, ENOLCK, ENOSYS, EINVAL, EBADF: return false
            default: throw FileError(code: errno, path: folder.path)
            }
        }
        return true
    }
}
