import CatalogCore
import FileSearch
import LintReports
import LintRules
import StringTables
import VersionHistory
import Workspaces

/// Two versions of the files to check, and the difference between them.
package struct ScopeComparison {
    /// The version to check.
    let new: Workspace
    /// The version to compare with, or nil before the first commit.
    package let old: Workspace?
    /// The scope of changes between the versions.
    let scope: LintScope
    private var difference: (earlier: VersionContents, changed: ChangedPaths, repository: RepositoryView)?

    /// Reads both versions.
    ///
    /// Returns nil if the request does not ask for a comparison.
    package init?(_ paths: [String], _ request: ScopeRequest) async throws {
        switch request {
        case .everything: return nil
        case .since(let revision):
            let repository = try RepositoryView()
            let base = try repository.history.mergeBase(revision, "HEAD")
            let (earlier, current) = try repository.history.contents(of: .commit(base), and: .workTree)
            try await self.init(
                paths, Workspace.load(paths, endings: FileFinder.tableEndings), current, from: earlier, repository)
        case .staged:
            let repository = try RepositoryView()
            let (earlier, index) = try Self.stagedContents(in: repository.history)
            let staged = try await Workspace.load(paths, in: index, of: repository, endings: FileFinder.tableEndings)
            try await self.init(paths, staged, index, from: earlier, repository)
        }
    }

    /// Returns the contents of the last commit, or nil before the first one, and those of the index.
    private static func stagedContents(
        in history: GitHistory
    ) throws(GitError) -> (earlier: VersionContents?, index: VersionContents) {
        guard let head = try history.lastCommit else { return (nil, try history.contents(of: .index)) }
        let versions = try history.contents(of: .commit(head), and: .index)
        return (versions.old, versions.new)
    }

    private init(
        _ paths: [String], _ new: Workspace, _ contents: VersionContents, from earlier: VersionContents?,
        _ repository: RepositoryView
    ) async throws {
        self.new = new
        guard let earlier else {
            old = nil
            scope = LintScope(from: nil, to: new.project, changed: ChangedPaths(paths: []), rules: .standard)
            return
        }
        let changed = try earlier.changes(to: contents)
        let names = Self.names(of: new, changed, in: repository)
        let old = try await Workspace.load(
            paths, in: earlier, of: repository, endings: FileFinder.tableEndings, naming: names)
        self.old = old
        difference = (earlier, changed, repository)
        scope = LintScope(
            from: old.project, to: new.project, changed: changed.mapped { names[$0] ?? repository.shown($0) },
            rules: .standard)
    }

    /// Returns the older version of each code file that was changed, added or removed.
    func earlier(_ code: LintedCode) throws -> LintedCode.EarlierCode {
        guard let (contents, changed, repository) = difference else { return [:] }
        let present = Set(contents.paths)
        var earlier: LintedCode.EarlierCode = [:]
        var wanted: [(shown: String, older: String)] = []
        var known: Set<String> = []
        for file in code.files {
            let inside = repository.inside(file.path)
            try contents.requireReadable(inside)
            let older = changed.renames[inside] ?? inside
            known.formUnion([inside, older])
            if !present.contains(older) {
                earlier[file.path] = .some(nil)
            } else if changed.paths.contains(inside) {
                wanted.append((file.path, older))
            }
        }
        let folders = code.paths.map(repository.inside)
        for path in changed.paths where CodeFiles.isCode(path) && present.contains(path) && !known.contains(path) {
            guard folders.contains(where: { $0 == "." || path.hasPrefix($0 + "/") }) else { continue }
            wanted.append((repository.shown(path), path))
        }
        let files = try contents.files(wanted.map(\.older))
        for (file, bytes) in zip(wanted, files) { earlier[file.shown] = bytes }
        return earlier
    }

    /// Returns the displayed names of the checked files, by their paths and their former paths relative to the root.
    private static func names(
        of new: Workspace, _ changed: ChangedPaths, in repository: RepositoryView
    ) -> [String: String] {
        var names: [String: String] = [:]
        for (absolute, name) in new.names {
            let inside = RelativePath.of(absolute, from: repository.root)
            names[inside] = name
            if let older = changed.renames[inside] { names[older] = names[older] ?? repository.shown(older) }
        }
        return names
    }
}
