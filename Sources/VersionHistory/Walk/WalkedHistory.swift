import CatalogCore
import StringTables

/// The result of a walk for all its files.
final class WalkedHistory: Sendable {
    /// The commits by step.
    ///
    /// The step after the last commit is the work tree.
    let commits: [Commit]
    let keys: KeyNumbers
    /// The current states of the files.
    let states: [FileState]
    let sources: [SourceRecord]

    init(commits: [Commit], keys: KeyNumbers, states: [FileState], sources: [SourceRecord]) {
        self.commits = commits
        self.keys = keys
        self.states = states
        self.sources = sources
    }

    /// Returns the commit of a step; nil for the work tree.
    func commit(_ step: Int) -> Commit? { commits.indices.contains(step) ? commits[step] : nil }
}
