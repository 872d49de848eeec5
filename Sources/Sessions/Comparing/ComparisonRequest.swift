import CatalogComparison
import CatalogCore
import CommandOutput
import FileSearch
import VersionHistory
import Workspaces

/// A request to compare two versions of tables.
package enum ComparisonRequest: Equatable, Sendable {
    /// Two files or folders.
    case files(String, String)
    /// Two revisions, or a revision and the work tree.
    ///
    /// `paths` limits the comparison to files and folders; if empty, all are compared.
    case revisions(from: String, to: String?, startsAtMergeBase: Bool, paths: [String])
    /// A revision and git's index, which the next commit will have.
    case staged(from: String, paths: [String])

    /// Creates a request from the arguments before `--` (`versions`) and after it (`paths`).
    ///
    /// Returns nil if there are more than two versions.
    package init?(_ versions: [String], paths: [String]) {
        let exist = versions.map { FileReader.isFile($0) || FileReader.isFolder($0) }
        if versions.count == 2, paths.isEmpty, exist == [true, true] {
            self = .files(versions[0], versions[1])
            return
        }
        switch versions.count {
        case 0: self = .revisions(from: "HEAD", to: nil, startsAtMergeBase: false, paths: paths)
        case 1: self = Self.revisions(versions[0], paths: paths)
        case 2: self = .revisions(from: versions[0], to: versions[1], startsAtMergeBase: false, paths: paths)
        default: return nil
        }
    }

    /// Creates a request to compare a revision with git's index, as `git diff --staged` does.
    ///
    /// A last version that exists as a file or folder limits the comparison, if it is no revision.
    ///
    /// Returns nil if there are more than one version and path.
    package init?(staged versions: [String], paths: [String]) {
        guard versions.count < 3 else { return nil }
        let isPath = { FileReader.isFile($0) || FileReader.isFolder($0) }
        let isLimited = versions.last.map(isPath) ?? false
        let revisions = isLimited ? versions.dropLast() : versions
        guard revisions.count < 2 else { return nil }
        self = .staged(from: revisions.first ?? "HEAD", paths: (isLimited ? versions.suffix(1) : []) + paths)
    }

    /// Parses `A`, `A..B` or `A...B`.
    ///
    /// A missing side is HEAD, as in git.
    private static func revisions(_ word: String, paths: [String]) -> ComparisonRequest {
        for dots in ["...", ".."] {
            guard let range = word.range(of: dots) else { continue }
            let sides = [String(word[..<range.lowerBound]), String(word[range.upperBound...])].map {
                $0.isEmpty ? "HEAD" : $0
            }
            return .revisions(from: sides[0], to: sides[1], startsAtMergeBase: dots == "...", paths: paths)
        }
        return .revisions(from: word, to: nil, startsAtMergeBase: false, paths: paths)
    }

    /// Reads both versions and compares them.
    ///
    /// Files that cannot be read are reported and skipped.
    package func difference(reportingTo console: inout Console) async throws -> ProjectDifference {
        switch self {
        case .files(let old, let new):
            let (left, right) = (
                try await console.load([old], endings: FileFinder.tableEndings, mayBeEmpty: true),
                try await console.load([new], endings: FileFinder.tableEndings, mayBeEmpty: true)
            )
            return Self.difference(from: left, at: old, to: right, at: new)
        case .revisions(let old, let new, let startsAtMergeBase, let paths):
            let comparison: RevisionComparison
            do throws(GitError) {
                comparison = try RevisionComparison(
                    from: old, to: new, startsAtMergeBase: startsAtMergeBase, paths: paths)
            } catch .unknownRevision(let name, _) where isFile(name) {
                return try await withPath(name).difference(reportingTo: &console)
            } catch {
                throw CommandFailure(error.sentence)
            }
            return try await comparison.difference(reportingTo: &console)
        case .staged(let old, let paths):
            let comparison: RevisionComparison
            do throws(GitError) {
                comparison = try RevisionComparison(fromRevision: old, toIndexOf: paths)
            } catch {
                throw CommandFailure(error.sentence)
            }
            return try await comparison.difference(reportingTo: &console)
        }
    }

    /// Whether `name` is the last version and exists as a file or folder in the work tree.
    private func isFile(_ name: String) -> Bool {
        guard case .revisions(let old, let new, false, _) = self, name == new ?? old else { return false }
        return FileReader.isFile(name) || FileReader.isFolder(name)
    }

    /// Returns the request with its last version interpreted as a path.
    ///
    /// As in git, the path limits a comparison with the work tree.
    private func withPath(_ name: String) -> ComparisonRequest {
        guard case .revisions(let old, let new, _, let paths) = self else { return self }
        return .revisions(from: new == nil ? "HEAD" : old, to: nil, startsAtMergeBase: false, paths: [name] + paths)
    }

    /// Compares two workspaces.
    ///
    /// Two single files are compared regardless of their names. In folders, files with the same relative path are
    /// compared.
    private static func difference(
        from old: Workspace, at oldPath: String, to new: Workspace, at newPath: String
    ) -> ProjectDifference {
        let unread = SkippedFiles(old: old.unread, new: new.unread)
        if !unread.isEmpty, FileReader.isFile(oldPath) || FileReader.isFile(newPath) {
            return ProjectDifference(unread: unread)
        }
        let (before, after) = (old.project.tables, new.project.tables)
        if before.count == 1, after.count == 1, unread.isEmpty {
            return ProjectDifference(from: before[0], to: after[0])
        }
        let roots = [oldPath, newPath].map { $0.hasSuffix("/") ? $0 : $0 + "/" }.sorted { $0.count > $1.count }
        return ProjectDifference(from: before, to: after, unread: unread) { path in
            roots.first { path.hasPrefix($0) }.map { String(path.dropFirst($0.count)) } ?? path
        }
    }
}
