/// The JSON report of a command.
enum Answer: Sendable {
    /// A report on changed keys.
    case changes(ChangeReport)
    /// A report on written files.
    case files(FileReport)

    /// The report as JSON.
    var json: String {
        switch self {
        case .changes(let report): report.json
        case .files(let report): report.json
        }
    }

    /// Modifies a report on keys.
    ///
    /// Does nothing for a report on files.
    mutating func withChanges(_ change: (inout ChangeReport) -> Void) {
        guard case .changes(var report) = self else { return }
        change(&report)
        self = .changes(report)
    }

    /// Modifies a report on files.
    ///
    /// Does nothing for a report on keys.
    mutating func withFiles(_ change: (inout FileReport) -> Void) {
        guard case .files(var report) = self else { return }
        change(&report)
        self = .files(report)
    }
}
