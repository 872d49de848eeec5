/// A log of the changes in a project, by revision.
struct ChangeLog: Sendable {
    /// The present revision.
    private(set) var revision = 1
    /// The changed keys with the revision of each change.
    private var keys: [(revision: Int, table: Int, key: String)] = []
    /// The last revision in which any key may have changed.
    private var lastWhole = 1
    /// The last revision in which all findings were replaced.
    private var lastFindings = 1

    /// The maximum number of logged keys.
    ///
    /// For revisions before the oldest logged change, any key counts as changed.
    private static let limit = 1000

    /// Records a changed key.
    mutating func note(_ key: String, in table: Int) {
        revision += 1
        keys.append((revision, table, key))
        if keys.count > Self.limit { lastWhole = keys.removeFirst().revision }
    }

    /// Records that any key may have changed.
    mutating func noteWhole() {
        revision += 1
        lastWhole = revision
        keys = []
    }

    /// Records that all findings may have changed, but no texts.
    mutating func noteFindings() {
        revision += 1
        lastFindings = revision
    }

    /// Whether the findings were replaced after a revision.
    func hasFindings(since revision: Int) -> Bool { revision < lastFindings }

    /// Returns the keys changed after a revision; nil if any key may have changed.
    func keys(since revision: Int) -> [(table: Int, key: String)]? {
        guard (lastWhole...self.revision).contains(revision) else { return nil }
        var found: [(table: Int, key: String)] = []
        for change in keys where change.revision > revision {
            if !found.contains(where: { $0.table == change.table && $0.key.isSpelled(as: change.key) }) {
                found.append((change.table, change.key))
            }
        }
        return found
    }
}
