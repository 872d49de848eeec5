#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The file `.fitloc-journal` of a folder, locked: what a change to several files below the folder is to come to.
///
/// The file is there while a change is made and goes with its end. Whoever dies leaves the file without its lock, and so
/// the next program knows of it and can finish the change.
final class JournalFile {
    /// The name of the file.
    static let name = ".fitloc-journal"

    private let folder: Descriptor
    private let file: Descriptor
    /// Whether the file goes with this object, which has its lock.
    private var isOwn = false

    private init(openingIn path: String, creates: Bool) throws(FileError) {
        let shown = path + "/" + Self.name
        folder = try Descriptor(reading: path, flags: O_DIRECTORY, shownPath: shown)
        file = try Descriptor(journal: Self.name, in: folder, creates: creates, path: shown)
    }

    deinit {
        guard isOwn else { return }
        _ = unlinkat(folder.number, Self.name, 0)
        // Unlocked before it is closed: a child process that is just being started may still share the descriptor.
        _ = flock(file.number, LOCK_UN)
    }

    /// Opens the journal of a folder and waits for its lock; nil where none can be kept there, or there is none.
    ///
    /// - Parameters:
    ///   - creates: whether the file is made where there is none.
    ///   - waits: whether a program that holds the lock is waited for.
    static func open(in path: String, creates: Bool, waits: Bool = true) throws(FileError) -> JournalFile? {
        // Whoever held the lock has taken the file away with it: then it is made anew.
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

    /// What a program that died has left in it; nil for nothing.
    func files(below path: String) throws(FileError) -> [JournaledFile]? {
        guard lseek(file.number, 0, SEEK_SET) == 0 else { throw FileError(code: errno, path: file.path) }
        let files = JournalText.files(in: try FileReader.read(file, limit: FileReader.defaultLimit).bytes)
        return files.flatMap { $0.isEmpty || !$0.allSatisfy { $0.mayLie(below: path) } ? nil : $0 }
    }

    /// Writes what a change is to come to, and waits for the disk.
    func record(_ files: [JournaledFile]) throws(FileError) {
        try Descriptor.check(ftruncate(file.number, 0), file.path)
        guard lseek(file.number, 0, SEEK_SET) == 0 else { throw FileError(code: errno, path: file.path) }
        try file.writeAll(JournalText.bytes(of: files))
        try file.synchronize()
        try? folder.synchronize()
    }

    /// Leaves the file for the next program.
    func leave() { isOwn = false }

    /// Whether it is a file of this person; what another has put there is no journal.
    private var isUsable: Bool {
        get throws(FileError) {
            let status = try file.status()
            return status.kind == .regular && status.owner == geteuid()
        }
    }

    /// Takes the lock; false where another program has it, or where there are none.
    private func lock(waits: Bool) throws(FileError) -> Bool {
        while flock(file.number, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            let code = errno
            if code == EWOULDBLOCK { return false }
            // Nobody who lives can be told from one who died: no journal is kept there, and none is left.
            if waits { _ = unlinkat(folder.number, Self.name, 0) }
            switch code {
            // As for folders (`LockedFolder`).
            case EOPNOTSUPP, ENOTSUP, ENOLCK, ENOSYS, EINVAL, EBADF: return false
            default: throw FileError(code: code, path: file.path)
            }
        }
        return true
    }
}

extension FileError {
    /// Whether no journal can lie in a folder: it is not there, or this person may not write to it.
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
        let folder = folder.number
        let flags = O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC | (creates ? O_CREAT : 0)
        number = try Self.opened(path) { openat(folder, name, flags, 0o600) }
        self.path = path
    }

    /// Whether the file still has a name.
    fileprivate var isNamed: Bool {
        get throws(FileError) {
            var status = stat()
            try Self.check(fstat(number, &status), path)
            return status.st_nlink > 0
        }
    }
}
