#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The locked file `.fitloc-journal` of a folder, which records a change to several files below the folder.
///
/// The file exists only during a change. A killed program leaves the file unlocked, so that the next program finds the
/// file and can finish the change.
final class JournalFile {
    /// The name of the file.
    static let name = ".fitloc-journal"

    private let folder: Descriptor
    private let file: Descriptor
    /// Whether this object holds the lock and removes the file when the object is destroyed.
    private var isOwn = false

    private init(openingIn path: String, creates: Bool) throws(FileError) {
        let shown = path + "/" + Self.name
        folder = try Descriptor(reading: path, flags: O_DIRECTORY, shownPath: shown)
        file = try Descriptor(journal: Self.name, in: folder, creates: creates, path: shown)
    }

    deinit {
        guard isOwn else { return }
        _ = unlinkat(folder.value, Self.name, 0)
        // Unlock before closing: a child process that is being started may still share the descriptor.
        _ = flock(file.value, LOCK_UN)
    }

    /// Opens and locks the journal of a folder; returns nil if the folder has no journal or cannot have one.
    ///
    /// - Parameters:
    ///   - creates: Whether to create a missing file.
    ///   - waits: Whether to wait for a program that holds the lock.
    static func open(in path: String, creates: Bool, waits: Bool = true) throws(FileError) -> JournalFile? {
        // The program that held the lock may have removed the file meanwhile. Then try again.
        while true {
            let journal: JournalFile
            do throws(FileError) {
                journal = try JournalFile(openingIn: path, creates: creates)
            } catch {
                guard error.isAboutPlace else { throw error }
                return nil
            }
            guard try journal.isUsable, try journal.lock(waits: waits) else { return nil }
            guard try journal.file.isNamed else { continue }
            journal.isOwn = true
            return journal
        }
    }

    /// Returns the files that a killed program has recorded; nil if there are none.
    ///
    /// A new journal is empty and is not read, so that no failure to read it can leave it behind.
    ///
    /// - Throws: `FileError.recordedTwice` for a journal that names one file twice.
    func files(below path: String) throws(FileError) -> [FileChange]? {
        guard try file.status().identity.size > 0 else { return nil }
        guard lseek(file.value, 0, SEEK_SET) == 0 else { throw FileError(code: errno, path: file.path) }
        let files = JournalText.files(in: try FileReader.read(file, limit: FileReader.defaultLimit).bytes)
        guard let files, !files.isEmpty, files.allSatisfy({ $0.mayLie(below: path) }) else { return nil }
        // To finish such a change could remove the only name of the file.
        if let (first, _) = FileOnDisk.repeated(in: files.map { path + "/" + $0.path }) {
            throw .recordedTwice(path: path + "/" + Self.name, file: files[first].path)
        }
        return files
    }

    /// Records the files of a change and waits until they are on disk.
    func record(_ files: [FileChange]) throws(FileError) {
        try Descriptor.check(ftruncate(file.value, 0), file.path)
        guard lseek(file.value, 0, SEEK_SET) == 0 else { throw FileError(code: errno, path: file.path) }
        try file.writeAll(JournalText.bytes(of: files))
        try file.synchronize()
        try? folder.synchronize()
    }

    /// Keeps the file for the next program.
    func leave() { isOwn = false }

    /// Whether the file is a regular file of the current user; other files are not journals.
    private var isUsable: Bool {
        get throws(FileError) {
            let status = try file.status()
            return status.kind == .regular && status.owner == geteuid()
        }
    }

    /// Takes the lock; returns false if another program holds it or the file system has no locks.
    private func lock(waits: Bool) throws(FileError) -> Bool {
        while flock(file.value, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            let code = errno
            if code == EWOULDBLOCK { return false }
            // Without locks, a running program cannot be told from a killed one, so do not leave a journal.
            if waits { _ = unlinkat(folder.value, Self.name, 0) }
            switch code {
            // The same codes as for folders (`LockedFolder`).
            case EOPNOTSUPP, ENOTSUP, ENOLCK, ENOSYS, EINVAL, EBADF: return false
            default: throw FileError(code: code, path: file.path)
            }
        }
        return true
    }
}

extension FileError {
    /// Whether the error means that there is no journal to open: the file does not exist, its folder does not allow
    /// access, or the file is a folder, a link or a pipe.
    fileprivate var isAboutPlace: Bool {
        switch self {
        case .notFound, .permissionDenied, .readOnlyFileSystem, .isFolder: true
        case .system(_, let code): code == ELOOP || code == ENXIO || code == ENOTDIR
        default: false
        }
    }
}

extension Descriptor {
    /// Opens the journal of a folder for reading and writing.
    fileprivate init(
        journal name: String, in folder: borrowing Descriptor, creates: Bool, path: String
    ) throws(FileError) {
        let folder = folder.value
        let flags = O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | (creates ? O_CREAT : 0)
        value = try Self.opened(path) { openat(folder, name, flags, 0o600) }
        self.path = path
    }

    /// Whether the file still has a name.
    fileprivate var isNamed: Bool {
        get throws(FileError) {
            var status = stat()
            try Self.check(fstat(value, &status), path)
            return status.st_nlink > 0
        }
    }
}
