import CatalogCore

/// What a search needs to know of the git repository that it goes through.
struct GitRepository {
    /// The absolute path of the folder that holds `.git`.
    let root: [UInt8]

    /// The name of the folder, or in a worktree or submodule the file, that makes a folder a repository.
    static let folderName = Array(".git".utf8)
    /// Ignore files are small; what is larger than 1 MiB is none.
    private static let ignoreFileLimit = 1 << 20

    /// The repository that the folder at an absolute path lies in.
    init?(around folder: [UInt8]) {
        var folder = folder
        while FolderListing.kindFollowingLinks(Self.join(folder, Self.folderName)) == nil {
            guard folder.count > 1, let slash = folder.lastIndex(of: UInt8(ascii: "/")) else { return nil }
            folder.removeSubrange(max(slash, 1)...)
        }
        root = folder
    }

    /// Takes a folder that is known to hold `.git`.
    init(root: [UInt8]) {
        self.root = root
    }

    /// The rules of `.git/info/exclude`, nil when there is no such file.
    func excludeRules() throws(FileError) -> IgnoreRules? {
        try Self.rules(ofFile: Self.path(commonFolder(), "info/exclude"), below: root)
    }

    /// The rules in the file at `path` for the folder `base`; nil when there is no such file.
    static func rules(ofFile path: String, below base: [UInt8]) throws(FileError) -> IgnoreRules? {
        guard let bytes = try content(ofFile: path) else { return nil }
        return IgnoreRules(PathPatternList(ignoreFile: bytes), below: base)
    }

    /// The rules of the `.gitignore` in `folder`; nil when there is none.
    static func rules(ofFolder folder: [UInt8]) throws(FileError) -> IgnoreRules? {
        try rules(ofFile: path(String(decoding: folder, as: UTF8.self), ".gitignore"), below: folder)
    }

    /// The folder of what all worktrees of the repository share.
    ///
    /// In a worktree `.git` is a file that says where its own folder is, and that has a file `commondir`.
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
        } catch .notFound {
            return nil
        }
    }

    private static func path(_ folder: String, _ name: String) -> String {
        name.hasPrefix("/") ? name : folder + "/" + name
    }

    /// The path of `name` in `folder`.
    static func join(_ folder: [UInt8], _ name: [UInt8]) -> [UInt8] {
        folder.last == UInt8(ascii: "/") ? folder + name : folder + [UInt8(ascii: "/")] + name
    }
}
