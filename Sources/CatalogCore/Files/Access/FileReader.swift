#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The bytes of a file with the identity of the file when it was read.
public struct FileContents: Hashable, Sendable {
    /// All bytes of the file.
    public let bytes: [UInt8]
    /// The identity of the file, taken just before its bytes were read.
    public let identity: FileIdentity
}

/// Functions that read whole files.
///
/// Files are read instead of memory-mapped, because a mapped file that another program truncates would crash the
/// process.
public enum FileReader {
    /// The default maximum size of a file: 1 GiB.
    public static let defaultLimit = 1 << 30

    /// Reads the regular file at `path`.
    ///
    /// Pipes and devices could block or never end, so they are not read. Exceptions are `/dev/null` and the files that
    /// the process already has open, such as `/dev/stdin`, and `/dev/fd/63` for `<(…)` in a shell.
    ///
    /// - Throws: `FileError.tooLarge` if the file has more than `limit` bytes, without reading the rest;
    ///   `FileError.isFolder` for a folder; `FileError.notRegularFile` for a pipe, a socket or a device.
    public static func read(_ path: String, limit: Int = defaultLimit) throws(FileError) -> FileContents {
        let isStream = ["/dev/null", "/dev/stdin"].contains(path) || path.hasPrefix("/dev/fd/")
        // Without these flags, opening a pipe waits for its writer.
        let flags = isStream ? 0 : O_NONBLOCK | O_NOCTTY
        return try read(Descriptor(reading: path, flags: flags), limit: limit, acceptsStream: isStream)
    }

    /// Returns the bytes of the file at `path`; nil if the file does not exist.
    package static func bytesIfThere(_ path: String) throws(FileError) -> [UInt8]? {
        do throws(FileError) {
            return try read(path).bytes
        } catch {
            guard error.isAboutMissingFile else { throw error }
            return nil
        }
    }

    /// Returns whether the path leads to a regular file, directly or through a symlink.
    public static func isFile(_ path: String) -> Bool {
        (try? FileStatus(ofPath: path))?.kind == .regular
    }

    /// Returns whether the path leads to a regular file without a byte, directly or through a symlink.
    package static func isEmptyFile(_ path: String) -> Bool {
        guard let status = try? FileStatus(ofPath: path) else { return false }
        return status.kind == .regular && status.identity.size == 0
    }

    /// Returns whether the path leads to a folder, directly or through a symlink.
    public static func isFolder(_ path: String) -> Bool {
        (try? FileStatus(ofPath: path))?.kind == .folder
    }

    /// Reads the rest of standard input; errors use the path `-`.
    public static func readStandardInput(limit: Int = defaultLimit) throws(FileError) -> [UInt8] {
        try read(STDIN_FILENO, sizeHint: 0, limit: limit, path: "-")
    }

    static func read(
        _ file: borrowing Descriptor, limit: Int, acceptsStream: Bool = false,
    ) throws(FileError) -> FileContents {
        let status = try file.status()
        guard status.kind != .folder else { throw .isFolder(path: file.path) }
        guard status.kind == .regular || acceptsStream else { throw .notRegularFile(path: file.path) }
        let size = status.kind == .regular ? status.identity.size : 0
        guard size <= limit else { throw .tooLarge(path: file.path, limit: limit) }
        let bytes = try read(file.value, sizeHint: size, limit: limit, path: file.path)
        return FileContents(bytes: bytes, identity: status.identity)
    }

    /// Returns whether the file has exactly these bytes; compares in steps to avoid a second copy in memory.
    static func holds(_ file: borrowing Descriptor, exactly bytes: [UInt8]) throws(FileError) -> Bool {
        let (descriptor, path) = (file.value, file.path)
        // One small buffer for all steps, because the system clears the memory of each new one.
        var step = [UInt8](repeating: 0, count: 1 << 18)
        var offset = 0
        while true {
            let count = try step.withUnsafeMutableBufferPointer { step throws(FileError) in
                var filled = 0
                try fill(step, &filled, from: descriptor, path: path)
                return filled
            }
            guard count <= bytes.count - offset, Self.areSame(step, bytes, from: offset, count: count) else {
                return false
            }
            offset += count
            if count < step.count { return offset == bytes.count }
        }
    }

    /// Returns whether the first bytes of a step are those at an offset of the whole.
    private static func areSame(_ step: [UInt8], _ bytes: [UInt8], from offset: Int, count: Int) -> Bool {
        step.withUnsafeBytes { step in
            bytes.withUnsafeBytes { bytes in
                guard let own = step.baseAddress, let others = bytes.baseAddress else { return count == 0 }
                return memcmp(own, others + offset, count) == 0
            }
        }
    }

    /// Reads to the end of the file: first the expected size plus one byte, then in growing steps.
    private static func read(
        _ descriptor: Int32, sizeHint: Int, limit: Int, path: String,
    ) throws(FileError) -> [UInt8] {
        var bytes = try readBlock(descriptor, count: sizeHint + 1, path: path)
        guard bytes.count > sizeHint else { return bytes }
        while bytes.count <= limit {
            let count = min(max(bytes.count, 1 << 16), limit - bytes.count + 1)
            let block = try readBlock(descriptor, count: count, path: path)
            bytes += block
            if block.count < count { return bytes }
        }
        throw .tooLarge(path: path, limit: limit)
    }

    /// Reads `count` bytes; fewer only at the end of the file.
    private static func readBlock(_ descriptor: Int32, count: Int, path: String) throws(FileError) -> [UInt8] {
        var failure: FileError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            do throws(FileError) {
                try fill(UnsafeMutableBufferPointer(rebasing: buffer[..<count]), &filled, from: descriptor, path: path)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Fills a buffer with the next bytes of a file; less only at the end of the file.
    ///
    /// - Parameter filled: Becomes the number of bytes that were read, also if an error follows them.
    private static func fill(
        _ buffer: UnsafeMutableBufferPointer<UInt8>, _ filled: inout Int, from descriptor: Int32, path: String
    ) throws(FileError) {
        guard let start = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
        while filled < buffer.count {
            let step = try Descriptor.readSome(
                descriptor, to: start + filled, count: buffer.count - filled, path: path)
            if step == 0 { return }
            filled += step
        }
    }
}
