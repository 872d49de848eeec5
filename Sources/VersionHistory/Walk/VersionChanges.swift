import CatalogCore

/// The differences between two versions of a file.
struct VersionChanges: Sendable {
    /// A key with its new content; nil if the key was removed.
    struct Change: Sendable {
        let key: Int
        let content: EntryContent?
    }

    var changes: [Change]

    /// Compares a version with the records of a previous version.
    ///
    /// Members with equal digests are skipped.
    init(from old: FileState.Version?, to new: FileVersion, numbering keys: inout KeyNumbers) {
        let numbers = new.members.map { keys.number(of: $0.key) }
        var locations = [Int?](repeating: nil, count: keys.names.count)
        // For duplicate keys, the last one counts.
        for (location, number) in numbers.enumerated() { locations[number] = location }
        changes = numbers.enumerated().compactMap { location, key in
            guard locations[key] == location, old?.record(of: key)?.content.digest != new.members[location].digest
            else {
                return nil
            }
            return new.content(at: location).map { Change(key: key, content: $0) }
        }
        guard let old else { return }
        for key in old.records.indices where old.records[key] != nil && locations[key] == nil {
            changes.append(Change(key: key, content: nil))
        }
    }

    init(_ changes: [Change]) {
        self.changes = changes
    }
}
