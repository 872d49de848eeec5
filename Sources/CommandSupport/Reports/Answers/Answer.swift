/// What a command answers with, for programs.
enum Answer: Sendable {
    /// What became of keys.
    case changes(ChangeReport)
    /// What became of files.
    case files(FileReport)

    /// The answer as JSON.
    var json: String {
        switch self {
        case .changes(let report): report.json
        case .files(let report): report.json
        }
    }

    /// Changes a report on keys; nothing happens where the answer is another.
    mutating func withChanges(_ change: (inout ChangeReport) -> Void) {
        guard case .changes(var report) = self else { return }
        change(&report)
        self = .changes(report)
    }

    /// Changes a report on files; nothing happens where the answer is another.
    mutating func withFiles(_ change: (inout FileReport) -> Void) {
        guard case .files(var report) = self else { return }
        change(&report)
        self = .files(report)
    }
}
