/// Which Swift code a run of the checks is to look at.
package enum CodeRequest: Hashable, Sendable {
    /// No code.
    case none
    /// What the command line names.
    case given
    /// What a configuration names, with the path by which that is shown.
    case configured(String)
}
