import XCStringsKit

/// Two versions of the files that are to be checked, and what is different between them.
package struct ScopeComparison {
    /// The version that is checked.
    let new: Workspace
    /// The version that it is compared with; nil before the first commit.
    package let old: Workspace?
    /// What changed.
    let scope: LintScope
    private var difference: (base: String, changed: ChangedPaths, repository: RepositoryView)?

    /// Reads both versions; nil where nothing is to be compared.
    package init?(_ paths: [String], _ request: ScopeRequest) async throws {
        switch request {
        case .everything: return nil
        case .since(let revision):
            let repository = try RepositoryView()
            let base = try repository.history.mergeBase(revision, "HEAD")
            try await self.init(paths, Workspace.load(paths), .workTree, from: base, repository)
        case .staged:
            let repository = try RepositoryView()
            let staged = try await Workspace.load(paths, in: .index, of: repository)
            try await self.init(paths, staged, .index, from: repository.history.lastCommit, repository)
        }
    }

    private init(
        _ paths: [String], _ new: Workspace, _ version: GitHistory.Version, from base: String?,
        _ repository: RepositoryView
    ) async throws {
        self.new = new
        guard let base else {
            old = nil
            scope = LintScope(from: nil, to: new.project, changed: ChangedPaths(paths: []), rules: .standard)
            return
        }
        let changed = try repository.history.changedPaths(from: base, to: version)
        let names = Self.names(of: new, changed, in: repository)
        let old = try await Workspace.load(paths, in: .commit(base), of: repository, naming: names)
        self.old = old
        difference = (base, changed, repository)
        scope = LintScope(
            from: old.project, to: new.project, changed: changed.mapped { names[$0] ?? repository.shown($0) },
            rules: .standard)
    }

    /// Files of code as the older version had them: those that changed, that are new, and that are gone.
    func earlier(_ code: LintedCode) throws -> LintedCode.EarlierCode {
        guard let (base, changed, repository) = difference else { return [:] }
        let present = Set(try repository.history.paths(in: .commit(base)))
        var earlier: LintedCode.EarlierCode = [:]
        var wanted: [(shown: String, older: String)] = []
        var known: Set<String> = []
        for file in code.files {
            let inside = repository.inside(file.path)
            let older = changed.renames[inside] ?? inside
            known.formUnion([inside, older])
            if !present.contains(older) {
                earlier[file.path] = .some(nil)
            } else if changed.paths.contains(inside) {
                wanted.append((file.path, older))
            }
        }
        let folders = code.paths.map(repository.inside)
        for path in changed.paths where path.hasSuffix(".swift") && present.contains(path) && !known.contains(path) {
            guard folders.contains(where: { $0 == "." || path.hasPrefix($0 + "/") }) else { continue }
            wanted.append((repository.shown(path), path))
        }
        let contents = try repository.history.files(wanted.map(\.older), in: .commit(base))
        for (file, bytes) in zip(wanted, contents) { earlier[file.shown] = bytes }
        return earlier
    }

    /// What the files that are checked are called, by their paths below the root, and what they were renamed from.
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
