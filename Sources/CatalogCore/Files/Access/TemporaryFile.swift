#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A hidden file `.NAME.fitloc-XXXXXX` beside the file NAME that it is to become; removed unless it became it.
struct TemporaryFile: ~Copyable {
    private let folderNumber: Int32
    private let name: String
    private let file: Descriptor
    private var isPublished = false

    private static let suffixLength = 6
    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)

    /// Creates the file with `mode`; the folder must outlive it.
    init(besideFileOf locked: borrowing LockedFolder, mode: mode_t) throws(FileError) {
        var attempts = 0
        while true {
            let name = Self.prefix(for: locked.name) + Self.randomSuffix()
            do throws(FileError) {
                file = try Descriptor(creating: name, in: locked.folder, mode: mode, path: locked.path)
                self.name = name
                folderNumber = locked.folder.number
                return
            } catch .alreadyExists where attempts < 100 {
                attempts += 1
            }
        }
    }

    deinit {
        if !isPublished { _ = unlinkat(folderNumber, name, 0) }
    }

    /// Writes everything and waits for the disk.
    func write(_ bytes: [UInt8]) throws(FileError) {
        try file.writeAll(bytes)
        try file.synchronize()
    }

    /// Takes over who may do what with the file.
    ///
    /// Only the superuser can give a file away, so another owner may be lost; the permissions never are. They come
    /// last, since a change of owner clears some of them.
    func adoptAttributes(of status: FileStatus) throws(FileError) {
        let own = try file.status()
        if own.owner != status.owner { _ = fchown(file.number, status.owner, gid_t.max) }
        if own.group != status.group { _ = fchown(file.number, uid_t.max, status.group) }
        try Descriptor.check(fchmod(file.number, status.permissions), file.path)
    }

    /// Gives the file its name, in place of what has it now.
    mutating func publish(replacing target: String) throws(FileError) {
        try Descriptor.check(renameat(folderNumber, name, folderNumber, target), file.path)
        isPublished = true
    }

    /// Gives the file its name, which must be free.
    ///
    /// A second name for the file and the loss of the first do this in one step; without hard links (FAT, some
    /// network drives) only the lock keeps the name free.
    mutating func publish(creating target: String) throws(FileError) {
        if linkat(folderNumber, name, folderNumber, target, 0) == 0 { return }
        let code = errno
        guard code == EPERM || code == EOPNOTSUPP || code == ENOTSUP || code == ENOSYS || code == EMLINK else {
            throw FileError(code: code, path: file.path)
        }
        guard faccessat(folderNumber, target, F_OK, 0) != 0 else { throw .alreadyExists(path: file.path) }
        try publish(replacing: target)
    }

    /// Removes what killed runs left of the same file.
    ///
    /// Only under the lock: without it such a file may belong to a run that is still going. One that cannot be
    /// removed does no harm to the write that follows.
    static func removeLeftovers(in locked: borrowing LockedFolder) throws(FileError) {
        guard locked.isLocked else { return }
        let prefix = Array(prefix(for: locked.name).utf8)
        for entry in try FolderListing.entries(ofFolder: locked.folder)
        where entry.name.count == prefix.count + suffixLength && entry.name.starts(with: prefix) {
            guard entry.name.suffix(suffixLength).allSatisfy(letters.contains) else { continue }
            _ = unlinkat(locked.folder.number, String(decoding: entry.name, as: UTF8.self), 0)
        }
    }

    /// File names have at most 255 bytes, so a long one is cut, at a character.
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
