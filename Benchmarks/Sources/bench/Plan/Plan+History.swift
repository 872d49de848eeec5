/// The section about finding the commits that wrote the texts.
extension Plan {
    /// The section about the history of a catalog with a thousand commits.
    var histories: Section {
        get throws {
            let history = try samples.repository(commits: 1_000, keys: 4_000)
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
                    row("`GitHistory.histories`, without a cache", "fitloc", .history),
                    row("`GitHistory.histories`, with the cache of the first run", "fitloc", .historyAgain),
                ])
        }
    }
}
