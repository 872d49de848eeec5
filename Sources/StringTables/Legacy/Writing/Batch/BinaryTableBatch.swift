import CatalogCore

/// A table in the form of a binary property list to which many changes are applied, and which is written once.
struct BinaryTableBatch {
    private let original: LegacyTableFile
    private var members: [[UInt8]: PropertyListMember] = [:]
    /// The names of the members, of which canonically equivalent ones count as equal.
    private var names: Set<String> = []
    private var isChanged = false

    /// Prepares changes to a table; nil for other forms, and if a name occurs twice in a dictionary.
    init?(_ table: LegacyTableFile) {
        guard case .binary(let document, _) = table.form, let members = document.root.members,
            BinaryTableEditor.repeatedName(in: document.root) == nil
        else { return nil }
        original = table
        for member in members { insert(member) }
    }

    /// Returns the changed table, read from its bytes; nil if it cannot be written.
    func table() -> LegacyTableFile? {
        guard isChanged else { return original }
        guard let bytes = try? BinaryTableEditor.bytes(of: Array(members.values)) else { return nil }
        return try? LegacyTableFile(bytes, kind: original.kind)
    }

    /// Makes a change.
    ///
    /// - Returns: Whether it was made. If not, it cannot be made.
    mutating func make(_ change: LegacyTableChange) -> Bool {
        let old = members[Array(change.key.utf8)]
        switch (change, old) {
        case (.add(let key, let value, _), nil):
            guard !names.contains(key), let node = node(value, key: key) else { return false }
            insert(PropertyListMember(key: key, node: node))
        case (.set(let key, let value), let old?):
            guard let node = node(value, key: key) else { return false }
            if old.node.value.saysSame(as: node.value) { return true }
            insert(PropertyListMember(key: key, node: node))
        case (.remove, let old?):
            remove(old)
        case (.rename(let key, let name), let old?):
            if key.isSpelled(as: name) { return true }
            guard key == name || !names.contains(name) else { return false }
            remove(old)
            insert(PropertyListMember(key: name, node: old.node))
        case (.comment, _?):
            return true
        default:
            return false
        }
        isChanged = true
        return true
    }

    private mutating func insert(_ member: PropertyListMember) {
        members[Array(member.key.utf8)] = member
        names.insert(member.key)
    }

    private mutating func remove(_ member: PropertyListMember) {
        members[Array(member.key.utf8)] = nil
        names.remove(member.key)
    }

    private func node(_ value: LegacyTableEntry.Value, key: String) -> PropertyListNode? {
        guard let value = try? value.propertyListValue(key: key, kind: original.kind) else { return nil }
        let node = PropertyListNode(value)
        return BinaryTableEditor.repeatedName(in: node) == nil ? node : nil
    }
}
