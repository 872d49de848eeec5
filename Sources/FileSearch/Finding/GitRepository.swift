import CatalogCore

/// A git repository with its ignore files.
struct GitRepository {
    /// The absolute path of the folder that contains `.git`.
    let root: [UInt8]

    /// The name of the folder that marks a repository; in a worktree or submodule, `.git` is a file.
    static let folderName = Array(".git".utf8)
    /// The maximum size of an ignore file; larger files are rejected.
    private static let ignoreFileLimit = 1 << 20

    /// Finds the repository of a folder, given by its absolute path; nil if there is none, or if the path is too long.
    init?(around folder: [UInt8]) {
        guard folder.count < ResolvedPath.longest else { return nil }
        var folder = folder
        while FolderListing.kindFollowingLinks(Self.join(folder, Self.folderName)) == nil {
            guard folder.count > 1, let slash = folder.lastIndex(of: UInt8(ascii: "/")) else { return nil }
            folder.removeSubrange(max(slash, 1)...)
        }
        root = folder
    }

    /// Creates a repository for a folder that is known to contain `.git`.
    init(root: [UInt8]) {
        self.root = root
    }

    /// Returns whether git ignores the case of names here, which it finds out when it creates a repository on such a
    /// volume, as on most Macs.
    func ignoresCase() throws(FileError) -> Bool {
        guard let bytes = try Self.content(ofFile: Self.path(commonFolder(), "config")) else { return false }
        return GitSettings(bytes).isOn("ignorecase", in: "core")
    }

    /// Returns the rules of `.git/info/exclude`; nil if the file does not exist.
    func excludeRules(foldsCase: Bool) throws(FileError) -> IgnoreRules? {
        try Self.rules(ofFile: Self.path(commonFolder(), "info/exclude"), below: root, foldsCase: foldsCase)
    }

    /// Returns the rules in the file at `path` for the folder `base`; nil if the file does not exist.
    static func rules(
        ofFile path: String, below base: [UInt8], foldsCase: Bool
    ) throws(FileError) -> IgnoreRules? {
        guard let bytes = try content(ofFile: path) else { return nil }
        let patterns = PathPatternList(ignoreFile: bytes, foldsCase: foldsCase)
        return IgnoreRules(patterns, below: base, foldsCase: foldsCase)
    }

    /// Returns the rules of the `.gitignore` in `folder`; nil if the file does not exist.
    ///
    /// As in git, a `.gitignore` that is a symlink has no effect.
    static func rules(ofFolder folder: [UInt8], foldsCase: Bool) throws(FileError) -> IgnoreRules? {
        let path = path(String(decoding: folder, as: UTF8.self), ".gitignore")
        guard (try? FileStatus(ofLink: path))?.kind != .link else { return nil }
        return try rules(ofFile: path, below: folder, foldsCase: foldsCase)
    }

    /// Returns the git folder that all worktrees of the repository share.
    ///
    /// In a worktree, `.git` is a file with the path of the worktree's own git folder. The file `commondir` in that
    /// folder has the path of the shared git folder.
    private func commonFolder() throws(FileError) -> String {
        let root = String(decoding: root, as: UTF8.self)
        let link = Self.path(root, ".git")
        guard try FileStatus(ofPath: link).kind == .regular, let text = try Self.line(ofFile: link) else { return link }
        guard text.hasPrefix("gitdir: ") else { return link }
        let folder = Self.path(root, String(text.dropFirst("gitdir: ".count)))
        guard let common = try Self.line(ofFile: Self.path(folder, "commondir")) else { return folder }
        return Self.path(folder, common)
    }

    private static func line(ofFile path: String) throws(FileError) -> String? {
        guard let bytes = try content(ofFile: path) else { return nil }
        return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    }

    private static func content(ofFile path: String) throws(FileError) -> [UInt8]? {
        do throws(FileError) {
            guard try FileStatus(ofPath: path).kind == .regular else { return nil }
            return try FileReader.read(path, limit: ignoreFileLimit).bytes
        } catch {
            guard error.isAboutMissingFile else { throw error }
            return nil
        }
    }

    private static func path(_ folder: String, _ name: String) -> String {
        name.hasPrefix("/") ? name : folder + "/" + name
    }

    /// Returns the path of `name` in `folder`.
    static func join(_ folder: [UInt8], _ name: [UInt8]) -> [UInt8] {
        folder.last == UInt8(ascii: "/") ? folder + name : folder + [UInt8(ascii: "/")] + name
    }
}
