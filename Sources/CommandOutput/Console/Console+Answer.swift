import StringTables

extension Console {
    /// Begins a JSON report on keys, which is printed at the end.
    package mutating func beginReport(isDryRun: Bool) {
        answer = answer ?? .changes(ChangeReport(isDryRun: isDryRun))
    }

    /// Begins a JSON report on files, which is printed at the end.
    package mutating func beginFileReport(isDryRun: Bool) {
        answer = answer ?? .files(FileReport(isDryRun: isDryRun))
    }

    /// Whether a JSON report was begun.
    ///
    /// It must then be the only text on standard output.
    package var isReporting: Bool { answer != nil }

    /// Adds changes to the report.
    package mutating func report(_ changes: @autoclosure () -> [ChangeReport.Change]) {
        answer?.withChanges { $0.add(changes()) }
    }

    /// Adds skipped changes to the report.
    package mutating func report(_ skipped: @autoclosure () -> [ChangeReport.Skipped]) {
        answer?.withChanges { $0.add(skipped()) }
    }

    /// Adds texts that a table keeps to the report.
    package mutating func report(kept: @autoclosure () -> [ChangeReport.Skipped]) {
        answer?.withChanges { $0.add(kept: kept()) }
    }

    /// Adds skipped files to the report.
    package mutating func report(_ skipped: @autoclosure () -> [FileReport.Skipped]) {
        answer?.withFiles { $0.add(skipped()) }
    }

    /// Prints why a file is skipped, and adds it to the report.
    package mutating func leaveOut(_ path: String, _ sentence: String) throws {
        report([FileReport.Skipped(path: path, sentence)])
        try fail(sentence)
    }

    /// Prints the error in a broken file, and adds the skipped file to the report.
    package mutating func leaveOut(_ broken: BrokenFile) throws {
        report([FileReport.Skipped(path: broken.path, at: broken.position, "\(broken.reason)")])
        try fail([FailureLine(broken)])
    }

    /// Adds changed git settings to the report.
    package mutating func report(_ settings: [FileReport.Setting]) { answer?.withFiles { $0.add(settings) } }

    /// Adds a written file to the report.
    package mutating func report(_ file: WrittenFile) {
        answer?.withChanges { $0.add(file) }
        answer?.withFiles { $0.add(file) }
    }
}
