#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An open file or folder, closed when the descriptor is destroyed.
///
/// The path is used only in errors.
struct Descriptor: ~Copyable {
    let value: Int32
    package let path: String

    /// The maximum number of bytes per call: macOS rejects calls of 2 GB or more.
    private static let chunk = 1 << 30

    /// Opens the file or folder at `path` for reading; errors name `shownPath` if given.
    init(reading path: String, flags: Int32 = 0, shownPath: String? = nil) throws(FileError) {
        self.path = shownPath ?? path
        value = try Self.opened(self.path) { open(path, O_RDONLY | O_CLOEXEC | flags) }
    }

    /// Opens a file in `folder` for reading, without waiting if it is a pipe.
    init(reading name: String, in folder: borrowing Descriptor, path: String) throws(FileError) {
        let folder = folder.value
        let flags = O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
        value = try Self.opened(path) { openat(folder, name, flags) }
        self.path = path
    }

    /// Creates a file in `folder` for writing; throws if the file already exists.
    init(creating name: String, in folder: borrowing Descriptor, mode: mode_t, path: String) throws(FileError) {
        let folder = folder.value
        value = try Self.opened(path) { openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
        self.path = path
    }

    /// Opens the file at `path` for appending; creates the file if it does not exist.
    init(appendingTo path: String, mode: mode_t) throws(FileError) {
        self.path = path
        value = try Self.opened(path) { open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, mode) }
    }

    deinit {
        // Errors of `close` can be ignored, because writes are followed by `fsync`.
        _ = close(value)
    }

    /// Returns the descriptor that `call` opens, and repeats the call if a signal interrupts it.
    static func opened(_ path: String, _ call: () -> Int32) throws(FileError) -> Int32 {
        while true {
            let value = call()
            if value >= 0 { return value }
            guard errno == EINTR else { throw FileError(code: errno, path: path) }
        }
    }

    func status() throws(FileError) -> FileStatus {
        var status = stat()
        try Self.check(fstat(value, &status), path)
        return FileStatus(status)
    }

    /// Reads up to `count` bytes into memory at `start`; returns 0 at the end of the file.
    func read(to start: UnsafeMutableRawPointer, count: Int) throws(FileError) -> Int {
        try Self.readSome(value, to: start, count: count, path: path)
    }

    /// Reads from an open file, which can be standard input.
    static func readSome(
        _ descriptor: Int32, to start: UnsafeMutableRawPointer, count: Int, path: String,
    ) throws(FileError) -> Int {
        while true {
            #if canImport(Glibc)
                let taken = Glibc.read(descriptor, start, min(count, chunk))
            #elseif canImport(Musl)
                let taken = Musl.read(descriptor, start, min(count, chunk))
            #else
                let taken = Darwin.read(descriptor, start, min(count, chunk))
            #endif
            if taken >= 0 { return taken }
            guard errno == EINTR else { throw FileError(code: errno, path: path) }
        }
    }

    /// Writes all of `bytes`.
    func writeAll(_ bytes: [UInt8]) throws(FileError) {
        var written = 0
        while written < bytes.count {
            let rest = min(bytes.count - written, Self.chunk)
            let taken = bytes.withUnsafeBytes { buffer in
                buffer.baseAddress.map { write(value, $0 + written, rest) } ?? 0
            }
            if taken < 0, errno == EINTR { continue }
            guard taken >= 0 else { throw FileError(code: errno, path: path) }
            written += taken
        }
    }

    /// Waits until the written bytes are on disk.
    ///
    /// On Apple's systems, waits until the drive has the bytes and will write them before all later ones: the order that
    /// the replacement of a file needs. `fsync` alone does not promise it there.
    func synchronize() throws(FileError) {
        #if canImport(Darwin)
            // Not every file system has the first two.
            if fcntl(value, F_BARRIERFSYNC) == 0 || fcntl(value, F_FULLFSYNC) == 0 { return }
        #endif
        while fsync(value) != 0 {
            guard errno == EINTR else { throw FileError(code: errno, path: path) }
        }
    }

    /// Throws the system's error if a call failed.
    static func check(_ result: Int32, _ path: String) throws(FileError) {
        guard result == 0 else { throw FileError(code: errno, path: path) }
    }
}
