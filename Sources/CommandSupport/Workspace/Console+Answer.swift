import XCStringsKit

extension Console {
    /// Answers with what became of keys at the end, for programs.
    package mutating func beginReport(isDryRun: Bool) {
        answer = answer ?? .changes(ChangeReport(isDryRun: isDryRun))
    }

    /// Answers with what became of files at the end, for programs.
    package mutating func beginFileReport(isDryRun: Bool) {
        answer = answer ?? .files(FileReport(isDryRun: isDryRun))
    }

    /// Whether a report is to be the answer, so that nothing else goes to standard output.
    package var isReporting: Bool { answer != nil }

    /// Notes in the report what was changed.
    package mutating func report(_ changes: @autoclosure () -> [ChangeReport.Change]) {
        answer?.withChanges { $0.add(changes()) }
    }

    /// Notes in the report what was not.
    package mutating func report(_ skipped: @autoclosure () -> [ChangeReport.Skipped]) {
        answer?.withChanges { $0.add(skipped()) }
    }

    /// Notes in the report what was left out.
    package mutating func report(_ skipped: @autoclosure () -> [FileReport.Skipped]) {
        answer?.withFiles { $0.add(skipped()) }
    }

    /// Says why a file was left out, and notes it in the report.
    package mutating func leaveOut(_ path: String, _ sentence: String) throws {
        report([FileReport.Skipped(path: path, sentence)])
        try fail(sentence)
    }

    /// Says where a file breaks, for which it was left out, and notes it in the report.
    package mutating func leaveOut(_ broken: BrokenFile) throws {
        report([FileReport.Skipped(path: broken.path, at: broken.position, "\(broken.reason)")])
        try fail([FailureLine(broken)])
    }

    /// Notes in the report what became of git's settings.
    mutating func report(_ settings: [FileReport.Setting]) { answer?.withFiles { $0.add(settings) } }

    /// Notes in the report what became of a file, or would.
    package mutating func report(_ file: WrittenFile) {
        answer?.withChanges { $0.add(file) }
        answer?.withFiles { $0.add(file) }
    }

    /// Notes in the report what a plan makes of files, or would.
    mutating func report(_ files: [TablePlan.FileChange]) {
        guard answer != nil else { return }
        for file in files { report(WrittenFile(path: file.path, from: file.old, to: file.new)) }
    }
}
