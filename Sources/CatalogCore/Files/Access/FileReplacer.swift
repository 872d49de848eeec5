#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes files such that a failure, a kill or another writer loses nothing.
///
/// The new bytes go to a hidden file beside the old one, to the disk, and only then take its name. What is kept: the
/// symlink that led to the file, permissions, and the owner where the system allows. What is not: hard links and
/// extended attributes.
public enum FileReplacer {
    /// Replaces the bytes of the file at `path` if they still are `old`.
    ///
    /// Throws `FileError.changedMeanwhile` if they are not. New bytes that equal the old leave the file untouched.
    public static func replace(_ path: String, expecting old: [UInt8], with new: [UInt8]) throws(FileError) {
        let locked = try LockedFolder(holding: path)
        let status = try writableStatus(in: locked)
        let file = try openFile(in: locked)
        let identity = try file.status().identity
        guard identity.size == old.count, try FileReader.holds(file, exactly: old) else {
            throw .changedMeanwhile(path: path)
        }
        guard new != old else { return }
        try write(new, over: identity, status, in: locked)
    }

    /// Reads the file at `path`, changes its bytes by `transform`, and writes them, with no other writer in between.
    ///
    /// However many do this at once, each sees what the one before wrote. `transform` must not write to the same
    /// folder, which is locked. Throws what it throws; nothing is written then. Returns whether the bytes changed.
    @discardableResult
    public static func update(
        _ path: String, limit: Int = FileReader.defaultLimit, _ transform: ([UInt8]) throws -> [UInt8],
    ) throws -> Bool {
        let locked = try LockedFolder(holding: path)
        let status = try writableStatus(in: locked)
        let current = try FileReader.read(openFile(in: locked), limit: limit)
        let new = try transform(current.bytes)
        guard new != current.bytes else { return false }
        try write(new, over: current.identity, status, in: locked)
        return true
    }

    /// Creates the file at `path` with the permissions that new files get.
    ///
    /// Throws `FileError.alreadyExists` when something is there, unless `overwriting`: then a file is replaced. Its folder
    /// must be there, unless `creatingFolders`.
    public static func create(
        _ path: String, with bytes: [UInt8], overwriting: Bool = false, creatingFolders: Bool = false,
    ) throws(FileError) {
        if creatingFolders { try MissingFolders.create(above: path) }
        let locked = try LockedFolder(holding: path)
        guard try locked.status() != nil else {
            try TemporaryFile.removeLeftovers(in: locked)
            var file = try TemporaryFile(besideFileOf: locked, mode: 0o666)
            try file.write(bytes)
            try file.publish(creating: locked.name)
            synchronize(locked)
            return
        }
        guard overwriting else { throw .alreadyExists(path: path) }
        let status = try writableStatus(in: locked)
        try write(bytes, over: status.identity, status, in: locked)
    }

    /// Removes the file at `path` if its bytes still are `old`; a symlink that led to it stays.
    ///
    /// Throws `FileError.changedMeanwhile` if they are not.
    public static func remove(_ path: String, expecting old: [UInt8]) throws(FileError) {
        let locked = try LockedFolder(holding: path)
        _ = try writableStatus(in: locked)
        guard try FileReader.holds(try openFile(in: locked), exactly: old) else {
            throw .changedMeanwhile(path: path)
        }
        try Descriptor.check(unlinkat(locked.folder.number, locked.name, 0), path)
        synchronize(locked)
    }

    /// The status of a file that is there and may be replaced.
    private static func writableStatus(in locked: borrowing LockedFolder) throws(FileError) -> FileStatus {
        guard let status = try locked.status() else { throw .notFound(path: locked.path) }
        switch status.kind {
        case .regular: break
        case .folder: throw .isFolder(path: locked.path)
        case .link, .other: throw .notRegularFile(path: locked.path)
        }
        // The rename would succeed in a writable folder, but who protects a file means it.
        try locked.checkWritable()
        return status
    }

    private static func openFile(in locked: borrowing LockedFolder) throws(FileError) -> Descriptor {
        try Descriptor(reading: locked.name, in: locked.folder, path: locked.path)
    }

    private static func write(
        _ new: [UInt8], over identity: FileIdentity, _ status: FileStatus, in locked: borrowing LockedFolder,
    ) throws(FileError) {
        try TemporaryFile.removeLeftovers(in: locked)
        var file = try TemporaryFile(besideFileOf: locked, mode: 0o600)
        try file.adoptAttributes(of: status)
        try file.write(new)
        // Editors do not know of the lock; what they saved while this wrote is seen here.
        guard try locked.status()?.identity == identity else {
            throw .changedMeanwhile(path: locked.path)
        }
        try file.publish(replacing: locked.name)
        synchronize(locked)
    }

    /// Makes the new name last over a power cut.
    ///
    /// The file is whole under its name already, so that a failure here, which some file systems give for every
    /// folder, is no failure of the write.
    private static func synchronize(_ locked: borrowing LockedFolder) {
        try? locked.folder.synchronize()
    }
}
