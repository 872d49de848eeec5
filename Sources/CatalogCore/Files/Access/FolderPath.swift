/// Functions for paths below a folder.
package enum FolderPath {
    /// Returns the path below a folder, such as `b/c` for `/a/b/c` below `/a`; nil if the path is not below the folder.
    package static func rest(of path: String, below folder: String) -> String? {
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        guard path.utf8.starts(with: start.utf8) else { return nil }
        return String(decoding: path.utf8.dropFirst(start.utf8.count), as: UTF8.self)
    }
}
