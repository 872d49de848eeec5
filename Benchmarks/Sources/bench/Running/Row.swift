/// One measurement: a line of a table.
struct Row {
    /// What is measured.
    let title: String
    /// The command that measures, or is measured.
    let command: [String]
    /// How the time is taken.
    let clock: Clock
    /// The size of the file that is worked on; nil where there is none.
    let bytes: Int?
    /// What is aimed at.
    var targets: [Target] = []
    /// How often it is run in each round; what is short is run more often, to even out.
    var runsARound = 1
    /// How many things the time is shared by; nil where it is for one.
    var count: Int?
    /// Whether the status 1 is no failure: it is how the tool says that it found something.
    var mayFind = false

    enum Clock {
        /// The process times its job and prints it.
        case inside
        /// The process is timed from start to end.
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
    let row: Row

    var description: String { "could not measure \(row.title): \(row.command.joined(separator: " "))" }
}
