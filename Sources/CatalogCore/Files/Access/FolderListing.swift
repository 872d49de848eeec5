#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// One name in a folder.
package struct FolderEntry: Sendable {
    /// The bytes of the name, which need not be valid UTF-8.
    package let name: [UInt8]
    package let kind: FileStatus.Kind
}

/// Lists folders with few calls to the system: the listing itself says what is a folder.
package enum FolderListing {
    #if canImport(Darwin)
        private typealias Stream = UnsafeMutablePointer<DIR>
    #else
        private typealias Stream = OpaquePointer
    #endif

    /// The entries of the folder at `path`, in the order in which the system has them, without `.` and `..`.
    package static func entries(at path: [UInt8]) throws(FileError) -> [FolderEntry] {
        let (name, shown) = (cString(path), String(decoding: path, as: UTF8.self))
        let number = try Descriptor.opened(shown) { open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        return try entries(takingOver: number, path: shown)
    }

    /// The entries of a folder that is open and stays so.
    static func entries(ofFolder folder: borrowing Descriptor) throws(FileError) -> [FolderEntry] {
        let parent = folder.number
        let number = try Descriptor.opened(folder.path) { openat(parent, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        return try entries(takingOver: number, path: folder.path)
    }

    /// What the path made of bytes leads to, symlinks followed; nil when that cannot be learnt.
    package static func kindFollowingLinks(_ path: [UInt8]) -> FileStatus.Kind? {
        var status = stat()
        let result = cString(path).withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { stat($0, &status) } ?? -1
        }
        return result == 0 ? FileStatus.Kind(mode: status.st_mode) : nil
    }

    private static func cString(_ path: [UInt8]) -> [CChar] {
        path.map(CChar.init(bitPattern:)) + [0]
    }

    private static func entries(takingOver number: Int32, path: String) throws(FileError) -> [FolderEntry] {
        guard let stream = fdopendir(number) else {
            let code = errno
            _ = close(number)
            throw FileError(code: code, path: path)
        }
        defer { closedir(stream) }
        var entries: [FolderEntry] = []
        errno = 0
        while let entry = readdir(stream) {
            let name = name(of: entry)
            if name != [UInt8(ascii: ".")], name != Array("..".utf8) {
                entries.append(FolderEntry(name: name, kind: kind(of: entry, named: name, in: stream)))
            }
            errno = 0
        }
        guard errno == 0 else { throw FileError(code: errno, path: path) }
        return entries
    }

    /// Copies the name from where it lies: an entry may be shorter than the type that C declares for it.
    private static func name(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
        guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
        let start = UnsafeRawPointer(entry) + offset
        let length = strlen(start.assumingMemoryBound(to: CChar.self))
        return Array(UnsafeRawBufferPointer(start: start, count: length))
    }

    private static func kind(
        of entry: UnsafeMutablePointer<dirent>, named name: [UInt8], in stream: Stream,
    ) -> FileStatus.Kind {
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_REG): return .regular
        case Int32(DT_DIR): return .folder
        case Int32(DT_LNK): return .link
        case Int32(DT_UNKNOWN): break
        default: return .other
        }
        // Some file systems leave the kind out of the listing.
        var status = stat()
        let result = cString(name).withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { fstatat(dirfd(stream), $0, &status, AT_SYMLINK_NOFOLLOW) } ?? -1
        }
        return result == 0 ? FileStatus.Kind(mode: status.st_mode) : .other
    }
}
