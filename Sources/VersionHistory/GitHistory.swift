/// The history of the repository round a folder: revisions, and files as they were.
///
/// Paths are counted from the root of the work tree and have slashes.
public struct GitHistory: Sendable {
    /// The root of the work tree, without a slash at the end.
    public let root: String
    let git: GitProgram

    /// A state of the files.
    public enum Version: Hashable, Sendable {
        /// That of a commit, by its full name; ``GitHistory/commit(_:)`` gives it.
        case commit(String)
        /// What is in the index: what the next commit will have.
        case index
        /// What lies in the work tree.
        case workTree
    }

    /// Finds the repository round a folder.
    ///
    /// - Parameter seconds: how long one call of git may take.
    public init(around folder: String, seconds: Int = 60) throws(GitError) {
        do {
            root = try GitProgram(in: folder, seconds: seconds).line(of: ["rev-parse", "--show-toplevel"])
        } catch .failed(let status, let message) where message.contains("dubious ownership") {
            // There is one, but it belongs to somebody else, as in a container; git says what to do.
            throw .failed(status: status, message: message)
        } catch .failed {
            throw .noRepository(folder)
        }
        git = GitProgram(in: root, seconds: seconds)
    }

    /// Whether the clone has only the last commits, so that what seems missing may only not have been fetched.
    public var isShallow: Bool { (try? git.line(of: ["rev-parse", "--is-shallow-repository"])) == "true" }

    /// The full name of the commit that a revision stands for, as in `HEAD~2`, `main` or `v1.0`.
    public func commit(_ revision: String) throws(GitError) -> String {
        do {
            return try git.line(of: ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
        } catch .failed {
            throw .unknownRevision(revision, isShallow: isShallow)
        }
    }

    /// The commit that is checked out; nil before the first one.
    public var lastCommit: String? {
        get throws(GitError) {
            do {
                return try commit("HEAD")
            } catch .unknownRevision {
                return nil
            }
        }
    }

    /// The best common ancestor of two revisions.
    public func mergeBase(_ first: String, _ second: String) throws(GitError) -> String {
        let (left, right) = (try commit(first), try commit(second))
        do {
            return try git.line(of: ["merge-base", left, right])
        } catch .failed {
            throw .noMergeBase(first, second, isShallow: isShallow)
        }
    }
}
