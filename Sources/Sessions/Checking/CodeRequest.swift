/// The Swift code that a `lint` run checks.
package enum CodeRequest: Hashable, Sendable {
    /// No code.
    case none
    /// The code that the command line names.
    case given
    /// The code that a configuration names.
    ///
    /// The value is the configuration's displayed path.
    case configured(String)
}
