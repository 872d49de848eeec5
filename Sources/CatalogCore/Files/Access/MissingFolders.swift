#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Makes the folders that a new file is to lie in.
enum MissingFolders {
    /// Makes those of the folders above `path` that are not there, with the permissions that new folders get.
    static func create(above path: String) throws(FileError) {
        var folder = path[...]
        var missing: [String] = []
        while let slash = folder.lastIndex(of: "/"), slash != folder.startIndex {
            folder = folder[..<slash]
            guard access(String(folder), F_OK) != 0 else { break }
            missing.append(String(folder))
        }
        for folder in missing.reversed() where mkdir(folder, 0o777) != 0 {
            // Another process may have made it in the meantime.
            guard errno == EEXIST else { throw FileError(code: errno, path: folder) }
        }
    }
}
