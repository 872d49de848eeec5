import Foundation

/// How long a job took.
struct Timing {
    /// Seconds on the clock.
    let wall: Double
    /// Seconds of all cores together.
    let cpu: Double

    /// Does `work` and keeps its result until the clock has stopped, so that giving memory back is not counted.
    static func of<Result>(_ work: () async throws -> Result) async rethrows -> Timing {
        let (wall, cpu) = (seconds(CLOCK_MONOTONIC), seconds(CLOCK_PROCESS_CPUTIME_ID))
        let result = try await work()
        let timing = Timing(wall: seconds(CLOCK_MONOTONIC) - wall, cpu: seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu)
        withExtendedLifetime(result) {}
        return timing
    }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// How a process that measured tells its parent; `Python/measure.py` writes the same.
    var line: String { "\(wall) \(cpu)" }
}

extension Timing {
    /// Reads what a process that measured has printed.
    init?(line: String) {
        let words = line.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard words.count == 2 else { return nil }
        self.init(wall: words[0], cpu: words[1])
    }
}
