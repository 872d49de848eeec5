/// A reason why git could not answer a request.
public enum GitError: Error, Hashable, Sendable {
    /// git is not installed, or cannot be started.
    case missing
    /// A call exceeded the time limit of this many seconds.
    case tookTooLong(seconds: Int)
    /// git printed more output than the limit allows.
    case tooMuchOutput
    /// git ended with a status other than 0.
    ///
    /// The message is git's own, in English.
    case failed(status: Int32, message: String)
    /// The folder is not in a repository with a work tree.
    case noRepository(String)
    /// The setting `core.worktree` of the repository around a folder makes another folder its work tree.
    case otherWorkTree(String, repository: String)
    /// git leaves the file out of the work tree, as in a sparse checkout.
    case notCheckedOut(path: String)
    /// The revision does not exist.
    ///
    /// In a shallow clone, it may not have been fetched.
    case unknownRevision(String, isShallow: Bool)
    /// Two revisions have no common ancestor.
    ///
    /// In a shallow clone, the ancestor may not have been fetched.
    case noMergeBase(String, String, isShallow: Bool)
    /// The submodule at a path does not have the commit that a version of its parent repository records.
    ///
    /// In a shallow clone, the commit may not have been fetched.
    case missingSubmoduleCommit(String, path: String, isShallow: Bool)
}
