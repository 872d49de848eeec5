import StringTables

/// The files of a version, including those of submodules.
///
/// A version records one commit for each submodule, and that commit has the submodule's files. A submodule that is not
/// checked out has no files. The same applies to a repository that the version does not record: for git, its folder is
/// untracked.
///
/// Paths are relative to the root of the work tree.
package struct VersionContents: Sendable {
    /// The version of the repository that contains the submodules.
    package let version: GitHistory.Version
    /// The submodules whose files in the version cannot be read.
    package internal(set) var gaps: [Gap] = []
    /// The repository and its submodules, each before its own submodules.
    private var parts: [Part] = []

    /// A submodule whose files in the version cannot be read.
    package struct Gap: Hashable, Sendable {
        /// The path of the submodule.
        package let path: String
        /// The reason.
        package let error: GitError
        /// The recorded commit.
        let commit: String
    }

    /// The repository or a submodule.
    private struct Part: Sendable {
        let history: GitHistory
        /// The path of its root with a trailing slash; empty for the repository.
        let prefix: String
        let version: GitHistory.Version
        let paths: [String]
    }

    /// Lists the files of a version.
    ///
    /// The work tree is not listed, because the caller reads its files directly.
    init(of version: GitHistory.Version, in history: GitHistory) throws(GitError) {
        self.version = version
        if version != .workTree { try add(history, in: version, at: "") }
    }

    private mutating func add(
        _ history: GitHistory, in version: GitHistory.Version, at prefix: String
    ) throws(GitError) {
        let entries = try history.entries(in: version)
        let paths = prefix.isEmpty ? entries.files : entries.files.map { prefix + $0 }
        parts.append(Part(history: history, prefix: prefix, version: version, paths: paths))
        for submodule in entries.submodules { add(submodule, of: history, at: prefix + submodule.path) }
    }

    private mutating func add(_ submodule: RecordedSubmodule, of parent: GitHistory, at path: String) {
        do throws(GitError) {
            guard let history = try parent.submodule(at: submodule.path) else { return }
            try history.requireCommit(submodule.commit, ofSubmodule: path)
            try add(history, in: .commit(submodule.commit), at: path + "/")
        } catch {
            gaps.append(Gap(path: path, error: error, commit: submodule.commit))
        }
    }

    // MARK: - Files

    /// The paths of the files.
    package var paths: [String] { parts.flatMap(\.paths) }

    /// Returns files, in the requested order; nil for those that do not exist.
    ///
    /// For the work tree, all results are nil.
    package func files(_ paths: [String]) throws(GitError) -> [[UInt8]?] {
        var files = [[UInt8]?](repeating: nil, count: paths.count)
        for (number, part) in parts.enumerated() {
            let locations = paths.indices.filter { partNumber(of: paths[$0]) == number }
            guard !locations.isEmpty else { continue }
            let inside = locations.map { location in
                String(decoding: paths[location].utf8.dropFirst(part.prefix.utf8.count), as: UTF8.self)
            }
            let found = try part.history.files(inside, in: part.version)
            for (location, bytes) in zip(locations, found) { files[location] = bytes }
        }
        return files
    }

    /// Returns those paths that git leaves out of the work tree, as in a sparse checkout.
    package func leftOut(of paths: [String]) throws(GitError) -> Set<String> {
        var leftOut: Set<String> = []
        for (number, part) in parts.enumerated() {
            let inside = paths.filter { partNumber(of: $0) == number }.map {
                String(decoding: $0.utf8.dropFirst(part.prefix.utf8.count), as: UTF8.self)
            }
            guard !inside.isEmpty else { continue }
            leftOut.formUnion(try part.history.git.leftOut(of: inside).map { part.prefix + $0 })
        }
        return leftOut
    }

    /// Returns the index of the part that has a path.
    private func partNumber(of path: String) -> Int? {
        parts.lastIndex { path.utf8.starts(with: $0.prefix.utf8) }
    }

    /// Throws the reason if a path is in a submodule whose files in the version cannot be read.
    package func requireReadable(_ path: String) throws(GitError) {
        if let gap = gaps.first(where: { path.hasPrefix($0.path + "/") }) { throw gap.error }
    }

    // MARK: - Changes

    /// Returns the files that differ between these contents and newer ones.
    ///
    /// Renames are detected inside the repository, and inside each submodule. If a submodule is recorded in only one
    /// version, all its files differ.
    package func changes(to new: VersionContents) throws(GitError) -> ChangedPaths {
        var (paths, renames): (Set<String>, [String: String]) = ([], [:])
        for part in parts {
            guard case .commit(let commit) = part.version, let newer = new.recorded(at: part.prefix) else {
                paths.formUnion(part.paths)
                continue
            }
            guard newer != part.version else { continue }
            let changed = try part.history.changedPaths(from: commit, to: newer).mapped { part.prefix + $0 }
            paths.formUnion(changed.paths)
            renames.merge(changed.renames) { first, _ in first }
        }
        for part in new.parts where recorded(at: part.prefix) == nil { paths.formUnion(part.paths) }
        return ChangedPaths(paths: paths, renames: renames)
    }

    /// Returns the version of the repository or submodule at a prefix; nil if it is not recorded.
    private func recorded(at prefix: String) -> GitHistory.Version? {
        version == .workTree ? .workTree : parts.first { $0.prefix == prefix }?.version
    }
}
