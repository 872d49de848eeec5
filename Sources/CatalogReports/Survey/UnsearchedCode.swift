/// The reason why code was not searched for lookup functions.
package enum UnsearchedCode: Error, Hashable, Sendable {
    /// The program that reads code is not installed.
    case notInstalled
    /// The program exceeded its time limit.
    case timedOut(seconds: Int)
    /// The program failed otherwise.
    case failed
}
