/// How long to wait before a request is sent again.
struct BackOff {
    /// The longest that a server is waited for where it says how long.
    static let patience = 300.0

    private static let (first, longest) = (0.5, 30.0)

    /// The seconds before another attempt: what the server asks for and a little, else twice as long each time.
    ///
    /// Up to half of it is left to chance, so that many who failed together don't come back together.
    ///
    /// - Parameters:
    ///   - attempt: how many have failed, from 1.
    ///   - wait: what the server asks for.
    ///   - chance: from 0 to 1.
    static func seconds(attempt: Int, wait: Double?, chance: Double) -> Double {
        if let wait { return wait + chance * min(1, 0.1 + wait / 10) }
        var whole = first
        for _ in 1..<max(1, min(attempt, 16)) { whole = min(whole * 2, longest) }
        return whole * (0.5 + chance / 2)
    }
}
