#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The attributes of a file that the system reports without reading the content.
package struct FileStatus: Sendable {
    /// The kinds of file-system objects.
    package enum Kind: Sendable {
        case regular
        case folder
        case link
        case other
    }

    package let kind: Kind
    package let permissions: mode_t
    package let owner: uid_t
    package let group: gid_t
    package let identity: FileIdentity

    package init(_ status: stat) {
        #if canImport(Darwin)
            let modified = status.st_mtimespec
        #else
            let modified = status.st_mtim
        #endif
        kind = Kind(mode: status.st_mode)
        permissions = status.st_mode & 0o7777
        owner = status.st_uid
        group = status.st_gid
        identity = FileIdentity(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            inode: UInt64(truncatingIfNeeded: status.st_ino),
            size: Int(status.st_size),
            modified: Int64(modified.tv_sec) &* 1_000_000_000 &+ Int64(modified.tv_nsec),
        )
    }

    /// Reads the status of the file or folder at `path`, following symlinks.
    package init(ofPath path: String) throws(FileError) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw FileError(code: errno, path: path) }
        self.init(status)
    }

    /// Reads the status of the file, folder or symlink at `path`.
    package init(ofLink path: String) throws(FileError) {
        var status = stat()
        guard lstat(path, &status) == 0 else { throw FileError(code: errno, path: path) }
        self.init(status)
    }

    /// Whether the owner is neither the user of this process nor the superuser.
    package var belongsToOther: Bool { owner != 0 && owner != geteuid() }
}

extension FileStatus.Kind {
    package init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .regular
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .link
        default: self = .other
        }
    }
}
