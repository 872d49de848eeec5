import CatalogCore
import FileSearch

/// The history of the repository around a folder: revisions, and files in earlier versions.
///
/// Paths are relative to the root of the work tree and use slashes.
public struct GitHistory: Sendable {
    /// The root of the work tree, without a trailing slash.
    public let root: String
    let git: GitProgram

    /// A version of the files.
    public enum Version: Hashable, Sendable {
        /// The version of a commit, given by its full name; see ``GitHistory/commit(_:)``.
        case commit(String)
        /// The version in the index, which the next commit will have.
        case index
        /// The version in the work tree.
        case workTree
    }

    /// Finds the repository around a folder.
    ///
    /// - Parameter seconds: the time limit for one call of git.
    public init(around folder: String, seconds: Int = 60) throws(GitError) {
        try self.init(around: folder, seconds: seconds, isElsewhere: false)
    }

    /// Finds the repository around a folder.
    ///
    /// - Parameters:
    ///   - seconds: the time limit for one call of git.
    ///   - isElsewhere: whether it is another repository than that of the current folder, such as a submodule.
    package init(around folder: String, seconds: Int = 60, isElsewhere: Bool) throws(GitError) {
        do {
            root = try GitProgram(in: folder, seconds: seconds, isElsewhere: isElsewhere)
                .line(of: ["rev-parse", "--show-toplevel"])
        } catch .failed(let status, let message) where message.contains("dubious ownership") {
            // The repository belongs to another user, as in a container. git's message says what to do.
            throw .failed(status: status, message: message)
        } catch .failed {
            throw .noRepository(folder)
        }
        try Self.requireOwn(root, around: folder, seconds: seconds)
        git = GitProgram(in: root, seconds: seconds, isElsewhere: isElsewhere)
        // Older versions of git take any folder with the files of a repository for one, also if a commit brought it.
        guard (try? FileStatus(ofPath: root + "/.git")) == nil else { return }
        if try git.version < GitVersion(2, 38) { throw .noRepository(folder) }
    }

    /// Throws an error if a setting of the repository makes a folder outside of it the work tree.
    ///
    /// Variables such as `GIT_WORK_TREE` may do so, because the user or git sets them.
    private static func requireOwn(_ root: String, around folder: String, seconds: Int) throws(GitError) {
        let start = ResolvedPath.resolvedIfThere(folder.isEmpty ? "." : folder)
        guard GitWorkTree.root(around: start) != ResolvedPath.resolvedIfThere(root) else { return }
        let program = GitProgram(in: folder, seconds: seconds, isElsewhere: true)
        guard try program.answer("--show-toplevel") == root else { return }
        // A work tree inside the repository has the same repository.
        let repository = try program.answer("--absolute-git-dir")
        let own = try GitProgram(in: root, seconds: seconds, isElsewhere: true).answer("--absolute-git-dir")
        if repository == nil || own != repository { throw .otherWorkTree(root, repository: folder) }
    }

    /// Whether the clone is shallow, so that missing revisions may not have been fetched.
    public var isShallow: Bool { (try? git.line(of: ["rev-parse", "--is-shallow-repository"])) == "true" }

    /// Returns the full name of the commit for a revision such as `HEAD~2`, `main` or `v1.0`.
    public func commit(_ revision: String) throws(GitError) -> String {
        do {
            return try git.line(of: ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
        } catch .failed {
            throw .unknownRevision(revision, isShallow: isShallow)
        }
    }

    /// Returns the full name of the commit for a revision, or of the tree if the revision is one.
    ///
    /// Before the first commit, `HEAD` stands for the empty tree if `takesUnbornHead` is true, as in `git diff --staged`.
    package func snapshot(_ revision: String, takesUnbornHead: Bool = false) throws(GitError) -> String {
        do {
            return try commit(revision)
        } catch .unknownRevision(let name, let isShallow) {
            if takesUnbornHead, revision == "HEAD" {
                return try git.line(of: ["hash-object", "-t", "tree", "/dev/null"])
            }
            let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{tree}"]
            guard let tree = try? git.line(of: arguments) else { throw .unknownRevision(name, isShallow: isShallow) }
            return tree
        }
    }

    /// The checked-out commit; nil before the first commit.
    public var lastCommit: String? {
        get throws(GitError) {
            do {
                return try commit("HEAD")
            } catch .unknownRevision {
                return nil
            }
        }
    }

    /// The remote branch that changes are compared with, such as `origin/main`; nil if the clone knows none.
    ///
    /// This is the default branch of the remote `origin`, or else of the first remote, or else the upstream of the
    /// current branch.
    package var comparedBranch: String? {
        get throws(GitError) {
            let heads = try names("for-each-ref", "--format=%(symref:short)", "refs/remotes/*/HEAD")
            if let branch = heads.first(where: { $0.hasPrefix("origin/") }) ?? heads.first { return branch }
            return try names("for-each-ref", "--format=%(if)%(HEAD)%(then)%(upstream:short)%(end)", "refs/heads").first
        }
    }

    private func names(_ arguments: String...) throws(GitError) -> [String] {
        try git.line(of: arguments).split(separator: "\n").map(String.init)
    }

    /// Returns the nearest tag before a commit, such as `v1.2`; nil if there is none.
    ///
    /// A tag of the commit itself does not count: the commit is that release.
    package func tag(before commit: String) throws(GitError) -> String? {
        do {
            let tag = try git.line(of: ["describe", "--tags", "--abbrev=0", commit])
            guard try self.commit(Self.reference(toTag: tag)) == commit else { return tag }
            return try git.line(of: ["describe", "--tags", "--abbrev=0", commit + "^"])
        } catch .failed {
            return nil
        }
    }

    /// Returns the full name of a tag, which no branch can have.
    package static func reference(toTag tag: String) -> String { "refs/tags/" + tag }

    /// Returns the best common ancestor of two revisions.
    public func mergeBase(_ first: String, _ second: String) throws(GitError) -> String {
        let (left, right) = (try commit(first), try commit(second))
        do {
            return try git.line(of: ["merge-base", left, right])
        } catch .failed {
            throw .noMergeBase(first, second, isShallow: isShallow)
        }
    }
}

extension GitProgram {
    /// Returns the answer of `git rev-parse` to an option; nil if it fails.
    fileprivate func answer(_ option: String) throws(GitError) -> String? {
        do {
            return try line(of: ["rev-parse", option])
        } catch .failed {
            return nil
        }
    }
}
