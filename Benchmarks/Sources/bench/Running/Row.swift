/// One measurement: a line of a table.
struct Row {
    /// The title.
    let title: String
    /// The command that measures itself, or that is measured.
    let command: [String]
    /// The way to take the time.
    let clock: Clock
    /// The size of the file in bytes; nil where there is none.
    let bytes: Int?
    /// The targets.
    var targets: [Target] = []
    /// The number of runs in each round; short runs vary more and need more of them.
    var runsARound = 1
    /// The number of things that the time is for; nil where it is for one.
    var count: Int?
    /// Whether status 1 is a success too: `fitloc` ends with it when it found something.
    var mayFind = false

    /// A way to take the time.
    enum Clock {
        /// The process takes the time of its job and prints it.
        case inside
        /// The time is that from the start of the process to its end.
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

/// A measurement whose process failed.
struct RowFailure: Error, CustomStringConvertible {
    /// The measurement.
    let row: Row

    var description: String { "could not measure \(row.title): \(row.command.joined(separator: " "))" }
}
