/// The file to which a path leads, whether or not the file exists yet.
///
/// Two values are equal if their paths lead to one file: if the paths without symlinks have the same bytes, or if they
/// differ only in case or Unicode form and the file system treats both as one name. Hard links are different files.
package struct FileOnDisk: Hashable, Sendable {
    /// The absolute path without symlinks; the given path if the system cannot resolve it.
    package let path: String
    /// The path without differences that some file systems ignore.
    private let folded: String
    /// The file itself, or the nearest folder above it that exists; nil if the system cannot resolve the path.
    private let nearest: Nearest?
    /// The part of the path that does not exist.
    private let missing: String

    /// A file or folder that exists.
    private struct Nearest: Sendable {
        let path: String
        let device: UInt64
        let inode: UInt64
    }

    /// Finds the file.
    package init(_ path: String) {
        let target = ResolvedPath.target(of: path)
        let path = target ?? path
        let nearest = target.flatMap { Self.nearest(to: $0) }
        self.path = path
        self.nearest = nearest
        folded = NameFolding.folded(path)
        missing = String(decoding: path.utf8.dropFirst(nearest?.path.utf8.count ?? path.utf8.count), as: UTF8.self)
    }

    /// Returns whether both paths lead to one file.
    package static func == (left: FileOnDisk, right: FileOnDisk) -> Bool {
        if left.path.isSpelled(as: right.path) { return true }
        guard left.folded == right.folded, let one = left.nearest, let other = right.nearest,
            (one.device, one.inode) == (other.device, other.inode)
        else { return false }
        return left.missing.isSpelled(as: right.missing) || NameFolding.isUsed(in: one.path)
    }

    /// Hashes the path without differences that some file systems ignore.
    package func hash(into hasher: inout Hasher) { hasher.combine(folded) }

    /// Returns the first two positions of paths that lead to one file; nil if all lead to different files.
    package static func repeated(in paths: [String]) -> (first: Int, second: Int)? {
        var indices: [FileOnDisk: Int] = [:]
        for (index, path) in paths.enumerated() {
            if let first = indices.updateValue(index, forKey: FileOnDisk(path)) { return (first, index) }
        }
        return nil
    }

    private static func nearest(to path: String) -> Nearest? {
        var path = path
        while true {
            if let identity = try? FileStatus(ofPath: path).identity {
                return Nearest(path: path, device: identity.device, inode: identity.inode)
            }
            guard path != "/", path.hasPrefix("/") else { return nil }
            path = ResolvedFile(splitting: path).folder
        }
    }
}
