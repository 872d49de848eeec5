#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The bytes of a file and the state in which the file was when they were read.
public struct FileContents: Hashable, Sendable {
    /// All bytes of the file.
    public let bytes: [UInt8]
    /// The state of the file just before its bytes were read.
    public let identity: FileIdentity
}

/// Reads whole files.
///
/// Files are read and not mapped: a mapped file that another program truncates would kill this one.
public enum FileReader {
    /// How many bytes a file may have unless the caller says otherwise: 1 GiB.
    public static let defaultLimit = 1 << 30

    /// Reads the file at `path`, which may also be a pipe.
    ///
    /// Throws `FileError.tooLarge` when it has more than `limit` bytes, without having read more than that, and
    /// `FileError.isFolder` for a folder.
    public static func read(_ path: String, limit: Int = defaultLimit) throws(FileError) -> FileContents {
        try read(Descriptor(reading: path), limit: limit)
    }

    /// The bytes of the file at `path`; nil where nothing is there.
    package static func bytesIfThere(_ path: String) throws(FileError) -> [UInt8]? {
        do throws(FileError) {
            return try read(path).bytes
        } catch .notFound {
            return nil
        }
    }

    /// Whether a regular file lies at a path, or a symlink to one.
    public static func isFile(_ path: String) -> Bool {
        (try? FileStatus(ofPath: path))?.kind == .regular
    }

    /// Whether a folder lies at a path, or a symlink to one.
    public static func isFolder(_ path: String) -> Bool {
        (try? FileStatus(ofPath: path))?.kind == .folder
    }

    /// Reads what is still to come on standard input; errors call it `-`.
    public static func readStandardInput(limit: Int = defaultLimit) throws(FileError) -> [UInt8] {
        try read(STDIN_FILENO, sizeHint: 0, limit: limit, path: "-")
    }

    static func read(_ file: borrowing Descriptor, limit: Int) throws(FileError) -> FileContents {
        let status = try file.status()
        guard status.kind != .folder else { throw .isFolder(path: file.path) }
        let size = status.kind == .regular ? status.identity.size : 0
        guard size <= limit else { throw .tooLarge(path: file.path, limit: limit) }
        let bytes = try read(file.number, sizeHint: size, limit: limit, path: file.path)
        return FileContents(bytes: bytes, identity: status.identity)
    }

    /// Whether the file has these bytes and no others; compares in small steps, to need no second copy in memory.
    static func holds(_ file: borrowing Descriptor, exactly bytes: [UInt8]) throws(FileError) -> Bool {
        let step = 1 << 20
        var offset = 0
        while true {
            let block = try readBlock(file.number, count: step, path: file.path)
            let end = offset + block.count
            guard end <= bytes.count, block[...] == bytes[offset..<end] else { return false }
            if block.count < step { return end == bytes.count }
            offset = end
        }
    }

    /// Reads to the end: first as much as the size says and one byte more, then in growing steps.
    private static func read(
        _ number: Int32, sizeHint: Int, limit: Int, path: String,
    ) throws(FileError) -> [UInt8] {
        var bytes = try readBlock(number, count: sizeHint + 1, path: path)
        guard bytes.count > sizeHint else { return bytes }
        while bytes.count <= limit {
            let count = min(max(bytes.count, 1 << 16), limit - bytes.count + 1)
            let block = try readBlock(number, count: count, path: path)
            bytes += block
            if block.count < count { return bytes }
        }
        throw .tooLarge(path: path, limit: limit)
    }

    /// Reads `count` bytes, fewer only at the end.
    private static func readBlock(_ number: Int32, count: Int, path: String) throws(FileError) -> [UInt8] {
        var failure: FileError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            guard let start = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
            do throws(FileError) {
                while filled < count {
                    let taken = try Descriptor.readSome(
                        number, to: start + filled, count: count - filled, path: path)
                    if taken == 0 { return }
                    filled += taken
                }
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }
}
