/// A target that a measurement should reach.
enum Target {
    /// A minimum speed in megabytes per second.
    case speed(Double)
    /// A minimum speed in megabytes per second of processor time.
    case speedACore(Double)
    /// A minimum factor by which the row is faster than the reference.
    case ratio(Double)
    /// A maximum factor by which the row takes longer than the reference.
    case timesAsLong(Double)
    /// A maximum time in milliseconds.
    case milliseconds(Double)
    /// A maximum time in milliseconds, or a maximum factor by which the row takes longer than the reference.
    ///
    /// Reaching one of the two is enough.
    case millisecondsOrRatio(Double, Double)
    /// A maximum ratio of peak memory to file size.
    case memory(Double)

    /// The target as a formula, such as `≥ 600 MB/s`.
    var description: String {
        switch self {
        case .speed(let speed): "≥ \(Int(speed)) MB/s"
        case .speedACore(let speed): "≥ \(Int(speed)) MB/s a core"
        case .ratio(let ratio): "≥ \(Int(ratio)) ×"
        case .timesAsLong(let ratio): "≤ \(ratio == ratio.rounded() ? "\(Int(ratio))" : "\(ratio)") ×"
        case .milliseconds(let limit): "≤ \(Int(limit)) ms"
        case .millisecondsOrRatio(let limit, let ratio): "≤ \(Int(limit)) ms or \(Int(ratio)) ×"
        case .memory(let ratio): "memory ≤ \(Int(ratio)) ×"
        }
    }

    /// Returns whether a result reaches the target.
    func isReached(by result: RowResult) -> Bool {
        let milliseconds = result.figures.wall * 1000
        return switch self {
        case .speed(let speed): (result.speed ?? 0) >= speed
        case .speedACore(let speed): (result.speedACore ?? 0) >= speed
        case .ratio(let ratio): (result.ratio ?? 0) >= ratio
        case .timesAsLong(let ratio): (result.ratio ?? .infinity) <= ratio
        case .milliseconds(let limit): milliseconds <= limit
        case .millisecondsOrRatio(let limit, let ratio): milliseconds <= limit || (result.ratio ?? .infinity) <= ratio
        case .memory(let ratio): (result.memoryRatio ?? .infinity) <= ratio
        }
    }
}
