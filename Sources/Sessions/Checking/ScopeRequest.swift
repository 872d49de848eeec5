/// The scope of the findings to report.
package enum ScopeRequest: Hashable, Sendable {
    /// All files on disk.
    case everything
    /// Changes since the merge base of a revision and HEAD.
    case since(String)
    /// Changes in git's index.
    case staged
}
