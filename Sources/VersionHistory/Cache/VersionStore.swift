import CatalogCore

/// What is known of a file's versions from earlier walks, and what this one adds.
///
/// A change is filed under the objects before and after it, so that nothing in it can be out of date, whatever becomes
/// of branches.
struct VersionStore {
    private var changes: [VersionPair: VersionChanges] = [:]
    private var broken: Set<ObjectName>
    /// What this walk asked for.
    private var used: Set<VersionPair> = []
    /// Whether this walk has added something.
    private(set) var hasGrown = false

    init(_ stored: StoredVersions, numbering keys: inout KeyNumbers) {
        broken = stored.broken
        for (pair, stored) in stored.changes {
            changes[pair] = VersionChanges(
                stored.map { .init(key: keys.number(of: Array($0.key.utf8)[...]), content: $0.content) })
        }
    }

    func isBroken(_ blob: ObjectName) -> Bool { broken.contains(blob) }

    /// What a version changed; nil where that is not known.
    func changes(from old: ObjectName?, to new: ObjectName) -> VersionChanges? {
        changes[VersionPair(old: old, new: new)]
    }

    mutating func noteUse(from old: ObjectName?, to new: ObjectName) {
        used.insert(VersionPair(old: old, new: new))
    }

    mutating func note(_ new: VersionChanges, from old: ObjectName?, to blob: ObjectName) {
        changes[VersionPair(old: old, new: blob)] = new
        hasGrown = true
    }

    mutating func noteBroken(_ blob: ObjectName) {
        broken.insert(blob)
        hasGrown = true
    }

    /// What is worth keeping for later walks.
    ///
    /// - Parameter isShort: whether only what this walk asked for is kept.
    func stored(_ keys: KeyNumbers, isShort: Bool) -> StoredVersions {
        let kept = isShort ? changes.filter { used.contains($0.key) } : changes
        return StoredVersions(
            broken: broken,
            changes: kept.mapValues { changes in
                changes.changes.map { .init(key: keys.text(of: $0.key), content: $0.content) }
            })
    }
}

/// Two versions of a file that follow each other.
struct VersionPair: Hashable, Sendable {
    /// Nil where the file was not there.
    let old: ObjectName?
    let new: ObjectName
}

/// Versions of a file as they are kept between runs.
struct StoredVersions: Sendable {
    /// A key with what is said of it from then on; nil where it went.
    struct Change: Sendable {
        let key: String
        let content: EntryContent?
    }

    var broken: Set<ObjectName> = []
    var changes: [VersionPair: [Change]] = [:]
}
