/// Why git could not tell something.
public enum GitError: Error, Hashable, Sendable {
    /// git is not installed, or cannot be started.
    case missing
    /// A call took longer than this many seconds and was given up.
    case tookTooLong(seconds: Int)
    /// git printed more than is read.
    case tooMuchOutput
    /// git ended with a status other than 0; the message is its own, which is English.
    case failed(status: Int32, message: String)
    /// The folder is in no repository, or in one without a work tree.
    case noRepository(String)
    /// A revision is not there; in a shallow clone it may only not have been fetched.
    case unknownRevision(String, isShallow: Bool)
    /// Two revisions have no common ancestor; in a shallow clone it may only not have been fetched.
    case noMergeBase(String, String, isShallow: Bool)
}
