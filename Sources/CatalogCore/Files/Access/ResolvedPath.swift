#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Absolute paths without symlinks, `.` and `..`: two paths lead to one file when these are equal.
public enum ResolvedPath {
    /// Resolves `path`, at which something must be.
    public static func resolve(_ path: String) throws(FileError) -> String {
        guard let resolved = realpath(path, nil) else { throw FileError(code: errno, path: path) }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Resolves `path`; gives it back as it is where nothing is there.
    package static func resolvedIfThere(_ path: String) -> String { (try? resolve(path)) ?? path }

    /// The real place of a path, of what is not there yet too; nil where it cannot be told.
    ///
    /// A link that leads nowhere yet is not followed by hand: what is written there may come to lie anywhere.
    package static func target(of path: String) -> String? {
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

    /// Whether a path leads into a folder or to it; of what is not there yet the nearest folder that is counts.
    ///
    /// - Parameter folder: an absolute path without symlinks.
    package static func leads(_ path: String, into folder: String) -> Bool {
        target(of: path).map { $0 == folder || $0.hasPrefix(folder == "/" ? "/" : folder + "/") } ?? false
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && FileStatus(status).kind == .link
    }

    /// Resolves `path`; when nothing is there yet, its folder, which must be there.
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

/// A file as a folder and a name in it.
package struct ResolvedFile: Equatable {
    /// The folder, without a slash at the end unless it is the root.
    package let folder: String
    /// The name.
    package let name: String

    init(folder: String, name: String) {
        self.folder = folder
        self.name = name
    }

    init(absolutePath path: String) {
        self.init(splitting: path)
    }

    /// Splits at the last slash; a path without one lies in the current folder.
    package init(splitting path: String) {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
            self.init(folder: ".", name: path)
            return
        }
        let folder = slash == path.startIndex ? "/" : String(path[..<slash])
        self.init(folder: folder, name: String(path[path.utf8.index(after: slash)...]))
    }
}
