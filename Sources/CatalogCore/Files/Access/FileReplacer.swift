#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Atomic replacement of files, safe against failures, kills and concurrent writers.
///
/// The new bytes are written to a hidden file in the same folder and synchronized to disk. Then the hidden file is
/// renamed to the name of the old one. Symlinks to the file, its permissions and its attributes (`FileAttributes`) are
/// kept, and the owner if the system allows. Hard links are lost.
public enum FileReplacer {
    /// Replaces the bytes of the file at `path` if they still equal `old`.
    ///
    /// Leaves the file untouched if `new` equals `old`.
    ///
    /// - Throws: `FileError.changedMeanwhile` if the bytes of the file differ from `old`.
    public static func replace(_ path: String, expecting old: [UInt8], with new: [UInt8]) throws(FileError) {
        let locked = try LockedFolder(holding: path)
        let status = try writableStatus(in: locked)
        let file = try openFile(in: locked)
        let identity = try file.status().identity
        guard identity.size == old.count, try FileReader.holds(file, exactly: old) else {
            throw .changedMeanwhile(path: path)
        }
        guard new != old else { return }
        try write(new, over: identity, status, in: locked) { $0.adoptAttributes(of: file) }
        ChangeRecord.current?.add(FileChange(path: path, old: old, new: new))
    }

    /// Reads the file at `path`, transforms its bytes and writes the result, excluding other writers in between.
    ///
    /// Concurrent updates run one after another, and each sees the result of the one before. `transform` must not write
    /// to the same folder, because the folder is locked.
    ///
    /// - Throws: Any error of `transform`, before anything is written.
    /// - Returns: Whether the bytes changed.
    @discardableResult
    public static func update(
        _ path: String, limit: Int = FileReader.defaultLimit, _ transform: ([UInt8]) throws -> [UInt8],
    ) throws -> Bool {
        let locked = try LockedFolder(holding: path)
        let status = try writableStatus(in: locked)
        let file = try openFile(in: locked)
        let current = try FileReader.read(file, limit: limit)
        let new = try transform(current.bytes)
        guard new != current.bytes else { return false }
        try write(new, over: current.identity, status, in: locked) { $0.adoptAttributes(of: file) }
        ChangeRecord.current?.add(FileChange(path: path, old: current.bytes, new: new))
        return true
    }

    /// Creates the file at `path`.
    ///
    /// - Parameters:
    ///   - overwriting: Whether an existing file is replaced.
    ///   - creatingFolders: Whether missing parent folders are created.
    ///   - isPrivate: Whether only the user can read a new file; otherwise, it gets the default permissions.
    /// - Throws: `FileError.alreadyExists` if the path exists and `overwriting` is false.
    public static func create(
        _ path: String, with bytes: [UInt8], overwriting: Bool = false, creatingFolders: Bool = false,
        isPrivate: Bool = false
    ) throws(FileError) {
        if creatingFolders { try MissingFolders.create(above: path) }
        let locked = try LockedFolder(holding: path)
        guard try locked.status() != nil else {
            try TemporaryFile.removeLeftovers(in: locked)
            var file = try TemporaryFile(besideFileOf: locked, mode: isPrivate ? 0o600 : 0o666)
            try file.write(bytes)
            try file.publish(creating: locked.name)
            synchronize(locked)
            ChangeRecord.current?.add(FileChange(path: path, old: nil, new: bytes))
            return
        }
        guard overwriting else { throw .alreadyExists(path: path) }
        let status = try writableStatus(in: locked)
        // The permissions may allow to replace a file that they do not allow to read.
        var old: [UInt8]?
        if ChangeRecord.current != nil, let file = try? openFile(in: locked) {
            old = try? FileReader.read(file, limit: FileReader.defaultLimit).bytes
        }
        try write(bytes, over: status.identity, status, in: locked) { file in
            if let old = try? openFile(in: locked) { file.adoptAttributes(of: old) }
        }
        guard let record = ChangeRecord.current else { return }
        if let old { record.add(FileChange(path: path, old: old, new: bytes)) } else { record.discard() }
    }

    /// Removes the file at `path` if its bytes still equal `old`.
    ///
    /// If `path` is a symlink, removes only the link, because other paths may lead to its target.
    ///
    /// - Throws: `FileError.changedMeanwhile` if the bytes of the file differ from `old`.
    public static func remove(_ path: String, expecting old: [UInt8]) throws(FileError) {
        let locked = try LockedFolder(holding: path)
        _ = try writableStatus(in: locked)
        guard try FileReader.holds(try openFile(in: locked), exactly: old) else {
            throw .changedMeanwhile(path: path)
        }
        guard try FileStatus(ofLink: path).kind != .link else { return try Descriptor.check(unlink(path), path) }
        try Descriptor.check(unlinkat(locked.folder.value, locked.name, 0), path)
        synchronize(locked)
        ChangeRecord.current?.add(FileChange(path: path, old: old, new: nil))
    }

    /// Throws if the permissions of a file or of its folder prevent this process from writing the file.
    ///
    /// A change to several files checks all of them before it writes the first one. The folder of a new file may be
    /// missing too. Other errors are left to the write.
    package static func requireWritable(_ path: String) throws(FileError) {
        guard let target = ResolvedPath.target(of: path) else { return }
        if let code = refusal(of: target, W_OK) {
            guard code == ENOENT else { throw FileError(refusedWrite: code, path: path) }
        }
        var folder = ResolvedFile(splitting: target).folder
        while let code = refusal(of: folder, W_OK | X_OK) {
            guard code == ENOENT, folder != "/" else { throw FileError(code: code, path: path) }
            folder = ResolvedFile(splitting: folder).folder
        }
    }

    /// Returns the error number if this process does not have access to a path; nil if it does.
    private static func refusal(of path: String, _ access: Int32) -> Int32? {
        faccessat(AT_FDCWD, path, access, AT_EACCESS) == 0 ? nil : errno
    }

    /// Returns the status of a file that exists and may be replaced.
    private static func writableStatus(in locked: borrowing LockedFolder) throws(FileError) -> FileStatus {
        guard let status = try locked.status() else { throw .notFound(path: locked.path) }
        switch status.kind {
        case .regular: break
        case .folder: throw .isFolder(path: locked.path)
        case .link, .other: throw .notRegularFile(path: locked.path)
        }
        // A rename would succeed in a writable folder, but the write protection of the file is respected.
        try locked.checkWritable()
        return status
    }

    private static func openFile(in locked: borrowing LockedFolder) throws(FileError) -> Descriptor {
        try Descriptor(reading: locked.name, in: locked.folder, path: locked.path)
    }

    /// Replaces a file.
    ///
    /// - Parameter adopt: A closure that gives the attributes of the old file to the new one.
    private static func write(
        _ new: [UInt8], over identity: FileIdentity, _ status: FileStatus, in locked: borrowing LockedFolder,
        adopting adopt: (borrowing TemporaryFile) -> Void
    ) throws(FileError) {
        try TemporaryFile.removeLeftovers(in: locked)
        var file = try TemporaryFile(besideFileOf: locked, mode: 0o600)
        try file.adoptPermissions(of: status)
        adopt(file)
        try file.write(new)
        // Editors ignore the lock, so this check detects a save during the write.
        guard try locked.status()?.identity == identity else {
            throw .changedMeanwhile(path: locked.path)
        }
        try file.publish(replacing: locked.name)
        synchronize(locked)
    }

    /// Synchronizes the folder, so that the rename survives a power failure.
    ///
    /// Errors are ignored: the file is already complete, and some file systems always fail to synchronize a folder.
    private static func synchronize(_ locked: borrowing LockedFolder) {
        try? locked.folder.synchronize()
    }
}
