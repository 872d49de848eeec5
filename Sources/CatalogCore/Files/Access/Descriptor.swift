#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An open file or folder, closed at the end of its life.
///
/// It keeps the path for its errors only.
struct Descriptor: ~Copyable {
    let number: Int32
    package let path: String

    /// No call may move more at once: macOS refuses 2 GB and over.
    private static let chunk = 1 << 30

    /// Opens what is at `path` for reading; errors name `shownPath` where that is given.
    init(reading path: String, flags: Int32 = 0, shownPath: String? = nil) throws(FileError) {
        self.path = shownPath ?? path
        number = try Self.opened(self.path) { open(path, O_RDONLY | O_CLOEXEC | flags) }
    }

    /// Opens a file of `folder` for reading.
    init(reading name: String, in folder: borrowing Descriptor, path: String) throws(FileError) {
        let folder = folder.number
        number = try Self.opened(path) { openat(folder, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW) }
        self.path = path
    }

    /// Creates a file in `folder`, which must not be there yet, for writing.
    init(creating name: String, in folder: borrowing Descriptor, mode: mode_t, path: String) throws(FileError) {
        let folder = folder.number
        number = try Self.opened(path) { openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
        self.path = path
    }

    /// Opens the file at `path` to write behind its end, and creates it where it is not there.
    init(appendingTo path: String, mode: mode_t) throws(FileError) {
        self.path = path
        number = try Self.opened(path) { open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, mode) }
    }

    deinit {
        // What was written is fsynced before, so that there is no error left to learn here.
        _ = close(number)
    }

    /// The descriptor that a call gives, which a signal may have interrupted.
    static func opened(_ path: String, _ call: () -> Int32) throws(FileError) -> Int32 {
        while true {
            let number = call()
            if number >= 0 { return number }
            guard errno == EINTR else { throw FileError(code: errno, path: path) }
        }
    }

    func status() throws(FileError) -> FileStatus {
        var status = stat()
        try Self.check(fstat(number, &status), path)
        return FileStatus(status)
    }

    /// Reads up to `count` bytes to `start`; 0 is the end.
    func read(to start: UnsafeMutableRawPointer, count: Int) throws(FileError) -> Int {
        try Self.readSome(number, to: start, count: count, path: path)
    }

    /// Reads from any open file, this program's standard input included.
    static func readSome(
        _ number: Int32, to start: UnsafeMutableRawPointer, count: Int, path: String,
    ) throws(FileError) -> Int {
        while true {
            #if canImport(Glibc)
                let taken = Glibc.read(number, start, min(count, chunk))
            #elseif canImport(Musl)
                let taken = Musl.read(number, start, min(count, chunk))
            #else
                let taken = Darwin.read(number, start, min(count, chunk))
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
                buffer.baseAddress.map { write(number, $0 + written, rest) } ?? 0
            }
            if taken < 0, errno == EINTR { continue }
            guard taken >= 0 else { throw FileError(code: errno, path: path) }
            written += taken
        }
    }

    /// Waits until the disk has what was written.
    func synchronize() throws(FileError) {
        while fsync(number) != 0 {
            guard errno == EINTR else { throw FileError(code: errno, path: path) }
        }
    }

    /// Throws the system's reason when a call failed.
    static func check(_ result: Int32, _ path: String) throws(FileError) {
        guard result == 0 else { throw FileError(code: errno, path: path) }
    }
}
