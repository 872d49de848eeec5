/// A target for a measurement.
enum Target {
    /// At least so many megabytes a second.
    case speed(Double)
    /// At least so many megabytes a second of processor time.
    case speedACore(Double)
    /// At least so many times as fast as the reference.
    case ratio(Double)
    /// At most so many times as long as the reference.
    case timesAsLong(Double)
    /// At most so many milliseconds.
    case milliseconds(Double)
    /// At most so many milliseconds, or so many times as long as the reference.
    case millisecondsOrRatio(Double, Double)
    /// At most so many times the file in memory.
    case memory(Double)

    /// The target in words.
    var description: String {
        switch self {
        case .speed(let speed): "≥ \(Int(speed)) MB/s"
        case .speedACore(let speed): "≥ \(Int(speed)) MB/s a core"
        case .ratio(let ratio): "≥ \(Int(ratio)) ×"
        case .timesAsLong(let ratio): "≤ \(Int(ratio)) ×"
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
