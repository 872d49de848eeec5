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
        var indices = [Int?](repeating: nil, count: keys.names.count)
        // For duplicate keys, the last one counts.
        for (index, number) in numbers.enumerated() { indices[number] = index }
        changes = numbers.enumerated().compactMap { index, key in
            guard indices[key] == index, old?.record(of: key)?.content.digest != new.members[index].digest
            else {
                return nil
            }
            return new.content(at: index).map { Change(key: key, content: $0) }
        }
        guard let old else { return }
        for key in old.records.indices where old.records[key] != nil && indices[key] == nil {
            changes.append(Change(key: key, content: nil))
        }
    }

    init(_ changes: [Change]) {
        self.changes = changes
    }
}
