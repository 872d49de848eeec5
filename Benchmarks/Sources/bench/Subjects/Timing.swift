import Foundation

/// The time that a job took.
struct Timing {
    /// The seconds on the clock.
    let wall: Double
    /// The seconds of all cores together.
    let cpu: Double

    /// Does `work`.
    ///
    /// Keeps the result until the clock has stopped, so that freeing its memory does not count.
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

    /// The line by which a process reports to its parent; `Scripts/measure.py` prints the same.
    var line: String { "\(wall) \(cpu)" }
}

extension Timing {
    /// Reads the line that a process printed.
    init?(line: String) {
        let words = line.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard words.count == 2 else { return nil }
        self.init(wall: words[0], cpu: words[1])
    }
}
