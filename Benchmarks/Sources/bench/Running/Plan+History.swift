/// Which commit wrote each text.
extension Plan {
    /// A catalog that a thousand commits have changed.
    var histories: Section {
        let row = { (title: String, subject: String, job: Job) in
            Row(
                title: title, command: [bench, "measure", subject, job.rawValue, history.path], clock: .inside,
                bytes: nil, count: history.commits)
        }
        let megabytes = Int((Double(history.bytes) / 1e6).rounded())
        return Section(
            title: "Blame through \(history.commits) versions of \(megabytes) MB", comparison: .speed(ofRow: 0),
            unit: "version",
            rows: [
                row("`git blame`, by lines", "git", .history),
                row("`GitHistory.histories`, nothing kept", "fitloc", .history),
                row("`GitHistory.histories`, with what the first walk kept", "fitloc", .historyAgain),
            ])
    }
}
