import Foundation

/// The duration of a job.
struct Timing {
    /// The elapsed time in seconds.
    let wall: Double
    /// The processor time of all cores in seconds.
    let cpu: Double

    /// Measures `work`.
    ///
    /// The result is kept until the measurement has ended, so that releasing its memory does not count.
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

    /// The duration as the line that a process prints for its parent; `Scripts/measure.py` prints the same form.
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
