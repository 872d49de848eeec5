/// The delays before a request is repeated.
struct RetryDelay {
    /// The longest delay requested by a server that is accepted, in seconds.
    static let longestAccepted = 300.0

    private static let (first, longest) = (0.5, 30.0)

    /// Returns the delay before the next attempt, in seconds.
    ///
    /// If the server requests a delay, the result is up to one second longer. Otherwise the delay doubles with each
    /// attempt, up to 30 seconds, and is shortened by up to half. The random part of the delay prevents many failed
    /// clients from returning at the same time.
    ///
    /// - Parameters:
    ///   - attempt: The number of failed attempts, starting at 1.
    ///   - wait: The delay that the server requests.
    ///   - chance: A random number from 0 to 1.
    static func seconds(attempt: Int, wait: Double?, chance: Double) -> Double {
        if let wait { return wait + chance * min(1, 0.1 + wait / 10) }
        var whole = first
        for _ in 1..<max(1, min(attempt, 16)) { whole = min(whole * 2, longest) }
        return whole * (0.5 + chance / 2)
    }
}
