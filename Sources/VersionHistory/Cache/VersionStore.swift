import CatalogCore

/// The known changes between versions of a file: from the cache, and added by this walk.
///
/// Changes are stored by the objects before and after them. Therefore they never become outdated, even if branches
/// change.
struct VersionStore {
    private var changes: [VersionPair: VersionChanges] = [:]
    private var broken: Set<ObjectName>
    /// The changes that this walk used.
    private var used: Set<VersionPair> = []
    /// Whether this walk added anything.
    private(set) var hasGrown = false

    init(_ stored: StoredVersions, numbering keys: inout KeyNumbers) {
        broken = stored.broken
        for (pair, stored) in stored.changes {
            changes[pair] = VersionChanges(
                stored.map { .init(key: keys.number(of: Array($0.key.utf8)[...]), content: $0.content) })
        }
    }

    func isBroken(_ blob: ObjectName) -> Bool { broken.contains(blob) }

    /// Returns the changes between two versions; nil if they are unknown.
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

    /// Returns the data to cache for later walks.
    ///
    /// - Parameter isShort: whether to keep only what this walk used.
    func stored(_ keys: KeyNumbers, isShort: Bool) -> StoredVersions {
        let kept = isShort ? changes.filter { used.contains($0.key) } : changes
        return StoredVersions(
            broken: broken,
            changes: kept.mapValues { changes in
                changes.changes.map { .init(key: keys.text(of: $0.key), content: $0.content) }
            })
    }
}

/// Two consecutive versions of a file.
struct VersionPair: Hashable, Sendable {
    /// The earlier version; nil if the file did not exist.
    let old: ObjectName?
    let new: ObjectName
}

/// The versions of a file in the form that is cached between runs.
struct StoredVersions: Sendable {
    /// A key with its new content; nil if the key was removed.
    struct Change: Sendable {
        let key: String
        let content: EntryContent?
    }

    var broken: Set<ObjectName> = []
    var changes: [VersionPair: [Change]] = [:]
}
