#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Creation of missing parent folders.
enum MissingFolders {
    /// Creates the missing folders above `path`, with the default permissions for new folders.
    static func create(above path: String) throws(FileError) {
        var folder = path[...]
        var missing: [String] = []
        while let slash = folder.lastIndex(of: "/"), slash != folder.startIndex {
            folder = folder[..<slash]
            guard access(String(folder), F_OK) != 0 else { break }
            missing.append(String(folder))
        }
        for folder in missing.reversed() where mkdir(folder, 0o777) != 0 {
            // Another process may have created the folder in the meantime.
            guard errno == EEXIST else { throw FileError(code: errno, path: folder) }
        }
    }
}
