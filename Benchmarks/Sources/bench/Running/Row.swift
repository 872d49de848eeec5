/// A measurement, which is a row of a table.
struct Row {
    /// The title in the first column of the table.
    let title: String
    /// The command to run.
    let command: [String]
    /// The way to measure the time.
    let clock: Clock
    /// The size of the input in bytes; nil if the row has no input file.
    let bytes: Int?
    /// The targets that the measurement should reach.
    var targets: [Target] = []
    /// The number of runs in each round.
    ///
    /// Short runs vary more, so they need more runs.
    var runsARound = 1
    /// The number of units, such as texts or keys, that one run processes; nil if the row is not measured by unit.
    var count: Int?
    /// Whether status 1 counts as success, because `fitloc` ends with it if it found something.
    var mayFind = false

    /// A way to measure the time.
    enum Clock {
        /// The process measures its job and prints the time.
        case inside
        /// The time from the start of the process to its end.
        case outside
    }

    /// Runs the measurement once.
    func run() throws -> Figures {
        let child = try ChildProcess.run(command)
        guard child.status == 0 || (mayFind && child.status == 1) else { throw RowFailure(row: self) }
        switch clock {
        case .outside: return Figures(wall: child.wall, cpu: nil, peakMemory: child.peakMemory)
        case .inside:
            guard let timing = Timing(line: child.output) else { throw RowFailure(row: self) }
            return Figures(wall: timing.wall, cpu: timing.cpu, peakMemory: child.peakMemory)
        }
    }
}

/// An error for a measurement whose process failed.
struct RowFailure: Error, CustomStringConvertible {
    /// The measurement.
    let row: Row

    var description: String { "could not measure \(row.title): \(row.command.joined(separator: " "))" }
}
