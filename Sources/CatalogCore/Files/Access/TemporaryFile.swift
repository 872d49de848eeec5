#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A hidden file `.NAME.fitloc-XXXXXX` that is to replace the file NAME in the same folder.
///
/// The file is removed at the end of its lifetime unless it was published.
struct TemporaryFile: ~Copyable {
    private let folderNumber: Int32
    private let name: String
    private let file: Descriptor
    private var isPublished = false

    private static let suffixLength = 6
    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)

    /// Creates the file with `mode`; the folder must stay open as long as this file exists.
    init(besideFileOf locked: borrowing LockedFolder, mode: mode_t) throws(FileError) {
        var attempts = 0
        while true {
            let name = Self.prefix(for: locked.name) + Self.randomSuffix()
            do throws(FileError) {
                file = try Descriptor(creating: name, in: locked.folder, mode: mode, path: locked.path)
                self.name = name
                folderNumber = locked.folder.value
                return
            } catch .alreadyExists where attempts < 100 {
                attempts += 1
            }
        }
    }

    deinit {
        if !isPublished { _ = unlinkat(folderNumber, name, 0) }
    }

    /// Writes the bytes and waits until they are on disk.
    func write(_ bytes: [UInt8]) throws(FileError) {
        try file.writeAll(bytes)
        try file.synchronize()
    }

    /// Copies the owner, group and permissions of the original file.
    ///
    /// Only the superuser can change the owner, so the owner may be lost; the permissions are always kept. Permissions
    /// are set last, because a change of owner clears some of them.
    func adoptPermissions(of status: FileStatus) throws(FileError) {
        let own = try file.status()
        if own.owner != status.owner { _ = fchown(file.value, status.owner, gid_t.max) }
        if own.group != status.group { _ = fchown(file.value, uid_t.max, status.group) }
        try Descriptor.check(fchmod(file.value, status.permissions), file.path)
    }

    /// Copies the attributes of the original file, after its permissions, which an access control list refines.
    func adoptAttributes(of original: borrowing Descriptor) { FileAttributes.copy(from: original, to: file) }

    /// Renames the file to `target`, and replaces an existing file.
    mutating func publish(replacing target: String) throws(FileError) {
        try Descriptor.check(renameat(folderNumber, name, folderNumber, target), file.path)
        isPublished = true
    }

    /// Renames the file to `target`, which must not exist.
    ///
    /// A hard link does this atomically; `deinit` then removes the temporary name. On file systems without hard links,
    /// such as FAT and some network drives, only the lock protects the name.
    mutating func publish(creating target: String) throws(FileError) {
        if linkat(folderNumber, name, folderNumber, target, 0) == 0 { return }
        let code = errno
        guard code == EPERM || code == EOPNOTSUPP || code == ENOTSUP || code == ENOSYS || code == EMLINK else {
            throw FileError(code: code, path: file.path)
        }
        guard faccessat(folderNumber, target, F_OK, 0) != 0 else { throw .alreadyExists(path: file.path) }
        try publish(replacing: target)
    }

    /// Removes temporary files that killed processes left for the same target.
    ///
    /// Does nothing without the lock, because such a file could then belong to a running process. Failures are ignored,
    /// because a leftover does not affect the write.
    static func removeLeftovers(in locked: borrowing LockedFolder) throws(FileError) {
        guard locked.isLocked else { return }
        let prefix = Array(prefix(for: locked.name).utf8)
        for name in try FolderListing.names(inFolder: locked.folder, beginningWith: prefix)
        where name.count == prefix.count + suffixLength {
            guard name.suffix(suffixLength).allSatisfy(letters.contains) else { continue }
            _ = unlinkat(locked.folder.value, String(decoding: name, as: UTF8.self), 0)
        }
    }

    /// Returns the prefix of temporary names for a file.
    ///
    /// Cuts long names at a character, because file names have at most 255 bytes.
    private static func prefix(for name: String) -> String {
        var name = Substring(name)
        while name.utf8.count > 200 {
            name.removeLast()
        }
        return ".\(name).fitloc-"
    }

    private static func randomSuffix() -> String {
        var letters: [UInt8] = []
        while letters.count < suffixLength {
            if let letter = Self.letters.randomElement() { letters.append(letter) }
        }
        return String(decoding: letters, as: UTF8.self)
    }
}
