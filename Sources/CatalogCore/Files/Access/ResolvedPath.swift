#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Absolute paths without symlinks, `.` and `..`.
///
/// `FileOnDisk` tells whether two paths lead to one file.
public enum ResolvedPath {
    /// The length of a path, in bytes, from which on no system call accepts it.
    package static let longest = Int(PATH_MAX)

    /// Resolves `path`, which must exist.
    public static func resolve(_ path: String) throws(FileError) -> String {
        guard let resolved = realpath(path, nil) else { throw FileError(code: errno, path: path) }
        defer { free(resolved) }
        let found = String(cString: resolved)
        #if canImport(Darwin)
            if let usual = withoutDataVolume(found), let one = try? FileStatus(ofPath: found).identity,
                let other = try? FileStatus(ofPath: usual).identity,
                (one.device, one.inode) == (other.device, other.inode)
            {
                return usual
            }
        #endif
        return found
    }

    /// Returns the usual path of a file that a path names through macOS's volume for data.
    ///
    /// `/System/Volumes/Data/Users` and `/Users` are one folder, and the system resolves neither to the other.
    static func withoutDataVolume(_ path: String) -> String? {
        let volume = "/System/Volumes/Data"
        return path.hasPrefix(volume + "/") ? String(path.dropFirst(volume.count)) : nil
    }

    /// Resolves `path`; returns `path` unchanged if it does not exist.
    package static func resolvedIfThere(_ path: String) -> String { (try? resolve(path)) ?? path }

    /// Returns the real location of a path, which may be a path that does not exist yet; nil if it cannot be
    /// determined.
    ///
    /// Returns nil for a dangling symlink, because its target is unknown until something creates it, and for a path that
    /// is longer than the system allows.
    package static func target(of path: String) -> String? {
        guard path.utf8.count < longest else { return nil }
        do throws(FileError) {
            return try resolve(path.isEmpty ? "." : path)
        } catch .notFound {
            let parts = ResolvedFile(splitting: path)
            guard !["", ".", ".."].contains(parts.name), !isLink(path), parts.folder != path,
                let folder = target(of: parts.folder)
            else { return nil }
            return folder == "/" ? "/" + parts.name : folder + "/" + parts.name
        } catch {
            return nil
        }
    }

    /// Returns whether a path leads to a folder or into it; a path that does not exist yet counts by its parent folder.
    ///
    /// - Parameter folder: An absolute path without symlinks.
    package static func leads(_ path: String, into folder: String) -> Bool {
        target(of: path).map { $0 == folder || FolderPath.rest(of: $0, below: folder) != nil } ?? false
    }

    private static func isLink(_ path: String) -> Bool { (try? FileStatus(ofLink: path))?.kind == .link }

    /// Resolves `path`; if the file does not exist, resolves its folder, which must exist.
    static func resolveForWriting(_ path: String) throws(FileError) -> ResolvedFile {
        do throws(FileError) {
            return ResolvedFile(absolutePath: try resolve(path))
        } catch .notFound {
            let parts = ResolvedFile(splitting: path)
            guard !parts.name.isEmpty, let folder = try? resolve(parts.folder) else { throw .notFound(path: path) }
            return ResolvedFile(folder: folder, name: parts.name)
        }
    }
}

/// The path of a file, split into a folder and a name.
package struct ResolvedFile: Equatable {
    /// The folder, without a trailing slash except for the root.
    package let folder: String
    /// The name of the file.
    package let name: String

    init(folder: String, name: String) {
        self.folder = folder
        self.name = name
    }

    init(absolutePath path: String) {
        self.init(splitting: path)
    }

    /// Splits a path at its last slash; a path without a slash is in the current folder.
    package init(splitting path: String) {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
            self.init(folder: ".", name: path)
            return
        }
        let folder = slash == path.startIndex ? "/" : String(path[..<slash])
        self.init(folder: folder, name: String(path[path.utf8.index(after: slash)...]))
    }
}
