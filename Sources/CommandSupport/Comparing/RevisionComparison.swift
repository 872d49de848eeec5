import Foundation
import XCStringsKit

/// Compares tables of a commit with those of another, or of the work tree.
struct RevisionComparison {
    private let history: GitHistory
    private let old: String
    private let new: GitHistory.Version
    private let paths: [String]
    /// The folder that the command was started in and the root of the work tree, both without symlinks.
    private let currentFolder: String
    private let root: String

    init(
        from old: String, to new: String?, startsAtMergeBase: Bool, paths: [String]
    ) throws(GitError) {
        let folder = FileManager.default.currentDirectoryPath
        history = try GitHistory(around: folder)
        currentFolder = (try? ResolvedPath.resolve(folder)) ?? folder
        root = (try? ResolvedPath.resolve(history.root)) ?? history.root
        self.paths = paths
        self.old = startsAtMergeBase ? try history.mergeBase(old, new ?? "HEAD") : try history.commit(old)
        if let new { self.new = .commit(try history.commit(new)) } else { self.new = .workTree }
    }

    func difference(reportingTo console: inout Console) async throws -> ProjectDifference {
        let paths = self.paths.isEmpty ? try await Workspace.defaultPaths() : self.paths
        do {
            let before = try await project(in: .commit(old), paths: paths, reportingTo: &console)
            let after = try await project(in: new, paths: paths, reportingTo: &console)
            let renames = try history.renames(from: old, to: new).reduce(into: [String: String]()) {
                $0[shown($1.key)] = shown($1.value)
            }
            return ProjectDifference(from: before.tables, to: after.tables, renames: renames)
        } catch let error as GitError {
            throw CommandFailure(error.sentence)
        }
    }

    private func project(
        in version: GitHistory.Version, paths: [String], reportingTo console: inout Console
    ) async throws -> Project {
        guard version != .workTree else {
            let present = paths.filter { FileReader.isFile($0) || FileReader.isFolder($0) }
            return present.isEmpty
                ? await TableLoader.load([]) : try await console.load(present).project
        }
        let wanted = paths.map { RelativePath.of(RelativePath.withoutDots(absolute($0)), from: root) }
        let found = try history.paths(in: version).filter { isWanted($0, below: wanted) }
        let files = try history.files(found, in: version)
        let sources = zip(found, files).compactMap { path, bytes in
            bytes.map { TableLoader.Source(path: shown(path), bytes: $0) }
        }
        let project = await TableLoader.load(sources)
        try console.failBroken(in: project)
        return project
    }

    private func isWanted(_ path: String, below folders: [String]) -> Bool {
        guard TablePath.format(of: path) != nil, !FileFinder.passesOver(path) else { return false }
        return folders.contains { $0 == "." || path == $0 || path.hasPrefix($0 + "/") }
    }

    /// A path below the root as the current folder sees it.
    private func shown(_ path: String) -> String { RelativePath.of(root + "/" + path, from: currentFolder) }

    private func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : currentFolder + "/" + path }
}
