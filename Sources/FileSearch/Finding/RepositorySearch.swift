import CatalogCore

/// A search for all files of a repository that can name a key.
///
/// Unlike a `FileFinder`, the search also finds files that git ignores, that a configuration excludes, that are in
/// hidden folders, and that belong to third-party code. A key that only such a file names is used. The search leaves out
/// build products, and folders of other tools that contain no code of an app.
package struct RepositorySearch: Sendable {
    private let endings: Set<[UInt8]>
    private let limit: Int

    /// A file or folder that was not searched.
    package struct Gap: Hashable, Sendable {
        /// The absolute path.
        package let path: String
        /// The reason why it was not searched.
        package let reason: Reason

        /// The reason why a file or folder was not searched.
        package enum Reason: Hashable, Sendable {
            /// A symlink that leads out of the repository.
            case leadsOut(target: String)
            /// A symlink to something that does not exist.
            case brokenLink
            /// The system does not let the program list the folder.
            case unreadable(FileError)
            /// The repository has more files than the limit of the search.
            case tooManyFiles(limit: Int)
        }
    }

    /// The result of a search.
    package struct Result: Sendable {
        /// The absolute paths of the files without symlinks, sorted by their bytes.
        package internal(set) var files: [String] = []
        /// The files and folders that were not searched, in the order of the search.
        package internal(set) var gaps: [Gap] = []
    }

    /// Creates a search for files with one of the extensions in `endings`, without dots.
    ///
    /// - Parameter limit: The maximum number of files and folders to list.
    package init(endings: [String], limit: Int = 500_000) {
        self.endings = Set(endings.map { Array($0.utf8) })
        self.limit = limit
    }

    /// Finds the files below a folder, which is an absolute path without symlinks.
    package func files(below root: String) -> Result {
        var walk = RepositoryWalk(root: root, limit: limit) { takes($0) }
        return walk.search()
    }

    /// Returns whether a file name has one of the extensions; `contents` is a data model of Core Data.
    private func takes(_ name: [UInt8]) -> Bool {
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else {
            return name.elementsEqual("contents".utf8)
        }
        return endings.contains(Array(name[(dot + 1)...]))
    }
}

/// A walk over the folders of a repository.
private struct RepositoryWalk {
    private let root: [UInt8]
    private let takes: ([UInt8]) -> Bool
    private let limit: Int
    private var listed = 0
    private var open: [[UInt8]]
    private var result = RepositorySearch.Result()
    /// The folders that symlinks lead to, each of which is searched once.
    private var linked: Set<[UInt8]> = []
    private var files: Set<[UInt8]> = []

    init(root: String, limit: Int, takes: @escaping ([UInt8]) -> Bool) {
        self.root = Array(root.utf8)
        self.takes = takes
        self.limit = limit
        open = [self.root]
    }

    mutating func search() -> RepositorySearch.Result {
        while let folder = open.popLast(), list(folder) {}
        for file in files.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            let path = String(decoding: file, as: UTF8.self)
            // Decoding replaces invalid bytes.
            if path.utf8.elementsEqual(file) { result.files.append(path) } else { noteName(path) }
        }
        return result
    }

    /// Lists a folder and returns whether the walk goes on.
    private mutating func list(_ folder: [UInt8]) -> Bool {
        do throws(FileError) {
            let entries = try FolderListing.entries(at: folder)
            listed += entries.count
            for entry in entries { take(entry, in: folder) }
        } catch {
            note(folder, .unreadable(error))
        }
        guard listed > limit else { return true }
        note(root, .tooManyFiles(limit: limit))
        return false
    }

    private mutating func take(_ entry: FolderEntry, in folder: [UInt8]) {
        switch entry.kind {
        case .folder where !BuildFolders.contain(entry.name): open.append(GitRepository.join(folder, entry.name))
        case .regular where takes(entry.name): files.insert(GitRepository.join(folder, entry.name))
        case .link where !BuildFolders.contain(entry.name): follow(GitRepository.join(folder, entry.name), entry.name)
        case .folder, .regular, .link, .other: break
        }
    }

    /// Follows a symlink to a location that the walk does not reach by itself.
    private mutating func follow(_ link: [UInt8], _ name: [UInt8]) {
        let path = String(decoding: link, as: UTF8.self)
        let kind = FolderListing.kindFollowingLinks(link)
        guard let kind, let target = try? ResolvedPath.resolve(path) else {
            // A link without an extension can be a folder of code. A hidden one is the settings of a tool.
            let isHidden = name.first == UInt8(ascii: ".")
            if takes(name) && !isHidden || !name.contains(UInt8(ascii: ".")) { note(link, .brokenLink) }
            return
        }
        guard kind == .folder || kind == .regular && takes(name) else { return }
        let resolved = Array(target.utf8)
        guard let rest = rest(of: resolved) else { return note(link, .leadsOut(target: target)) }
        if kind == .regular { files.insert(resolved) }
        let isPassedOver = rest.split(separator: UInt8(ascii: "/")).contains { BuildFolders.contain(Array($0)) }
        if kind == .folder, isPassedOver, linked.insert(resolved).inserted { open.append(resolved) }
    }

    /// Returns the part of a path below the root; nil if the path is not below it.
    private func rest(of path: [UInt8]) -> ArraySlice<UInt8>? {
        if path == root { return [] }
        let base = root.last == UInt8(ascii: "/") ? root : root + [UInt8(ascii: "/")]
        return path.starts(with: base) ? path[base.count...] : nil
    }

    private mutating func noteName(_ path: String) {
        result.gaps.append(RepositorySearch.Gap(path: path, reason: .unreadable(.nameNotUnicode(path: path))))
    }

    private mutating func note(_ path: [UInt8], _ reason: RepositorySearch.Gap.Reason) {
        result.gaps.append(RepositorySearch.Gap(path: String(decoding: path, as: UTF8.self), reason: reason))
    }
}
