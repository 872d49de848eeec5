#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A new temporary folder that only the user can enter, for files that another program reads or writes.
package struct PrivateFolder: Sendable {
    /// The absolute path of the folder.
    package let path: String

    /// Creates an empty folder.
    ///
    /// - Parameter parent: The folder that contains it, such as the value of `TMPDIR`; if it is nil or no absolute path,
    ///   `/tmp`.
    package init(in parent: String?) throws(FileError) {
        let folder = parent.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
        let pattern = (folder.hasSuffix("/") ? folder : folder + "/") + "fitloc-XXXXXX"
        var name = pattern.utf8CString.map { $0 }
        // The system creates the folder with mode 0700.
        guard mkdtemp(&name) != nil else { throw FileError(code: errno, path: folder) }
        path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Returns the path of a file below the folder.
    package func file(_ name: String) -> String { "\(path)/\(name)" }

    /// Creates a file and its folders.
    package func write(_ bytes: [UInt8], to name: String) throws(FileError) {
        try FileReplacer.create(file(name), with: bytes, creatingFolders: true)
    }

    /// Creates the folders above a file that another program will write.
    package func prepare(for name: String) throws(FileError) { try MissingFolders.create(above: file(name)) }

    /// The paths of the files below the folder, relative to it; links and what is not valid UTF-8 are left out.
    package var files: [String] {
        get throws(FileError) { try Self.files(in: path, named: "", depth: 0) }
    }

    private static func files(in folder: String, named prefix: String, depth: Int) throws(FileError) -> [String] {
        guard depth < deepest else { return [] }
        var files: [String] = []
        for entry in try FolderListing.entries(at: Array(folder.utf8)) {
            guard let name = String(validUTF8: entry.name) else { continue }
            switch entry.kind {
            case .regular: files.append(prefix + name)
            case .folder:
                files += try Self.files(in: "\(folder)/\(name)", named: "\(prefix)\(name)/", depth: depth + 1)
            default: continue
            }
        }
        return files.sorted()
    }

    /// Removes the folder with everything in it; links are removed, not followed.
    ///
    /// What cannot be removed stays, because nothing depends on it.
    package func remove() { Self.remove(Array(path.utf8), depth: 0) }

    /// The depth up to which folders are removed.
    private static let deepest = 64

    private static func remove(_ folder: [UInt8], depth: Int) {
        for entry in (try? FolderListing.entries(at: folder)) ?? [] {
            let path = folder + [UInt8(ascii: "/")] + entry.name
            if entry.kind == .folder, depth < deepest {
                remove(path, depth: depth + 1)
            } else {
                _ = unlink(cString(path))
            }
        }
        _ = rmdir(cString(folder))
    }

    private static func cString(_ path: [UInt8]) -> [CChar] { path.map { CChar(bitPattern: $0) } + [0] }
}
