/// What has changed in a project since pages began to look at it.
struct ChangeLog: Sendable {
    /// The number of the present state.
    private(set) var revision = 1
    /// The keys that were written one by one, with the state that this led to.
    private var keys: [(revision: Int, table: Int, key: String)] = []
    /// The last state of which nobody knows what it changed.
    private var lastWhole = 1
    /// The state in which all findings were last replaced.
    private var lastFindings = 1

    /// Older changes are looked up by asking for everything.
    private static let limit = 1000

    /// Notes that a key was written.
    mutating func note(_ key: String, in table: Int) {
        revision += 1
        keys.append((revision, table, key))
        if keys.count > Self.limit { lastWhole = keys.removeFirst().revision }
    }

    /// Notes that anything may be another.
    mutating func noteWhole() {
        revision += 1
        lastWhole = revision
        keys = []
    }

    /// Notes that any finding may be another, and no text is.
    mutating func noteFindings() {
        revision += 1
        lastFindings = revision
    }

    /// Whether any finding may be another than in a state.
    func hasFindings(since revision: Int) -> Bool { revision < lastFindings }

    /// The keys that were written after a state; nil where anything may be another.
    func keys(since revision: Int) -> [(table: Int, key: String)]? {
        guard (lastWhole...self.revision).contains(revision) else { return nil }
        var found: [(table: Int, key: String)] = []
        for change in keys where change.revision > revision {
            if !found.contains(where: { $0.table == change.table && $0.key == change.key }) {
                found.append((change.table, change.key))
            }
        }
        return found
    }
}
