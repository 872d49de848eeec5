#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A name in a folder, with its kind.
package struct FolderEntry: Sendable {
    /// The bytes of the name, which may be invalid UTF-8.
    package let name: [UInt8]
    package let kind: FileStatus.Kind
}

/// Listing of folders with few system calls: the listing itself reports which entries are folders.
package enum FolderListing {
    #if canImport(Darwin)
        private typealias Stream = UnsafeMutablePointer<DIR>
    #else
        private typealias Stream = OpaquePointer
    #endif

    /// Returns the entries of the folder at `path` without `.` and `..`, in the order of the system.
    package static func entries(at path: [UInt8]) throws(FileError) -> [FolderEntry] {
        let (name, shown) = (cString(path), String(decoding: path, as: UTF8.self))
        let number = try Descriptor.opened(shown) { open(name, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        var entries: [FolderEntry] = []
        try forEachEntry(takingOver: number, path: shown) { entry, stream in
            let name = Array(nameInPlace(of: entry))
            guard name != [UInt8(ascii: ".")], name != Array("..".utf8) else { return }
            entries.append(FolderEntry(name: name, kind: kind(of: entry, named: name, in: stream)))
        }
        return entries
    }

    /// Returns the names in an open folder that begin with some bytes; the folder stays open.
    ///
    /// Only these names are copied, because every write lists its folder, which may have thousands of other files.
    static func names(
        inFolder folder: borrowing Descriptor, beginningWith prefix: [UInt8]
    ) throws(FileError) -> [[UInt8]] {
        let parent = folder.value
        let number = try Descriptor.opened(folder.path) { openat(parent, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        var names: [[UInt8]] = []
        try forEachEntry(takingOver: number, path: folder.path) { entry, _ in
            let name = nameInPlace(of: entry)
            if name.starts(with: prefix) { names.append(Array(name)) }
        }
        return names
    }

    /// Returns the kind of object that a path of bytes leads to, following symlinks; nil if it cannot be determined.
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

    private static func forEachEntry(
        takingOver descriptor: Int32, path: String, _ body: (UnsafeMutablePointer<dirent>, Stream) -> Void
    ) throws(FileError) {
        guard let stream = fdopendir(descriptor) else {
            let code = errno
            _ = close(descriptor)
            throw FileError(code: code, path: path)
        }
        defer { closedir(stream) }
        errno = 0
        while let entry = readdir(stream) {
            body(entry, stream)
            errno = 0
        }
        guard errno == 0 else { throw FileError(code: errno, path: path) }
    }

    /// Returns the bytes of the name in place, because an entry may be shorter than its declared C type.
    private static func nameInPlace(of entry: UnsafeMutablePointer<dirent>) -> UnsafeRawBufferPointer {
        guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else {
            return UnsafeRawBufferPointer(start: nil, count: 0)
        }
        let start = UnsafeRawPointer(entry) + offset
        let length = strlen(start.assumingMemoryBound(to: CChar.self))
        return UnsafeRawBufferPointer(start: start, count: length)
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
        // Some file systems do not report the kind in the listing.
        var status = stat()
        let result = cString(name).withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map { fstatat(dirfd(stream), $0, &status, AT_SYMLINK_NOFOLLOW) } ?? -1
        }
        return result == 0 ? FileStatus.Kind(mode: status.st_mode) : .other
    }
}
