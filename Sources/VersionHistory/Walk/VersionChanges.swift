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
        var places = [Int?](repeating: nil, count: keys.names.count)
        // For duplicate keys, the last one counts.
        for (place, number) in numbers.enumerated() { places[number] = place }
        changes = numbers.enumerated().compactMap { place, key in
            guard places[key] == place, old?.record(of: key)?.content.digest != new.members[place].digest else {
                return nil
            }
            return new.content(at: place).map { Change(key: key, content: $0) }
        }
        guard let old else { return }
        for key in old.records.indices where old.records[key] != nil && places[key] == nil {
            changes.append(Change(key: key, content: nil))
        }
    }

    init(_ changes: [Change]) {
        self.changes = changes
    }
}
