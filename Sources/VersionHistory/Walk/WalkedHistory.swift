import CatalogCore
import StringTables

/// What a walk has found, of all its files.
final class WalkedHistory: Sendable {
    /// The commits by step; the step after the last is the work tree.
    let commits: [Commit]
    let keys: KeyNumbers
    /// The files as they are now.
    let states: [FileState]
    let sources: [SourceRecord]

    init(commits: [Commit], keys: KeyNumbers, states: [FileState], sources: [SourceRecord]) {
        self.commits = commits
        self.keys = keys
        self.states = states
        self.sources = sources
    }

    /// The commit of a step; nil for the work tree.
    func commit(_ step: Int) -> Commit? { commits.indices.contains(step) ? commits[step] : nil }
}
