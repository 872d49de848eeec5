import BinaryPropertyLists
import CatalogCore

/// An editor for tables in the form of a binary property list, which is rewritten as a whole.
///
/// The members keep their order; a new one follows the others.
struct BinaryTableEditor {
    private let kind: LegacyTableKind
    /// The members in file order; nil for a removed one.
    private var members: [PropertyListMember?]
    /// The indices of the members with each name.
    private var indices: [ExactText: [Int]] = [:]
    /// Whether a change had an effect.
    private(set) var isChanged = false

    init(_ document: PropertyListDocument, kind: LegacyTableKind) {
        self.kind = kind
        let present = document.root.members ?? []
        members = present
        for (index, member) in present.enumerated() { indices[ExactText(member.key), default: []].append(index) }
    }

    /// Returns the bytes of the file.
    func bytes() -> [UInt8] {
        var writer = BinaryPropertyListWriter()
        _ = writer.add(members.compactMap { $0 })
        return writer.bytes()
    }

    /// Makes a change.
    mutating func make(_ change: LegacyTableChange) throws(LegacyChangeError) {
        switch change {
        case .add(let key, let value, _):
            try checkAbsence(of: key)
            append(PropertyListMember(key: key, node: try node(value, key: key)))
        case .set(let key, let value):
            let (index, member) = try member(key)
            let node = try node(value, key: key)
            if member.node.value.saysSame(as: node.value) { return }
            members[index] = PropertyListMember(key: key, node: node)
        case .remove(let key):
            members[try member(key).index] = nil
            indices[ExactText(key)] = nil
        case .rename(let key, let name):
            let (index, member) = try member(key)
            if key.isSpelled(as: name) { return }
            try checkAbsence(of: name)
            members[index] = PropertyListMember(key: name, node: member.node)
            indices[ExactText(name)] = indices.removeValue(forKey: ExactText(key))
        case .comment(let key, _):
            _ = try member(key)
            return
        }
        isChanged = true
    }

    private mutating func append(_ member: PropertyListMember) {
        indices[ExactText(member.key)] = [members.count]
        members.append(member)
    }

    private func checkAbsence(of key: String) throws(LegacyChangeError) {
        guard indices[ExactText(key)] == nil else { throw .existingKey(key, at: nil) }
    }

    private func member(_ key: String) throws(LegacyChangeError) -> (index: Int, member: PropertyListMember) {
        guard let found = indices[ExactText(key)], let index = found.first, let member = members[index] else {
            throw .missingKey(key)
        }
        guard found.count == 1 else { throw .doubledKey(key, first: nil, second: nil) }
        return (index, member)
    }

    private func node(_ value: LegacyTableEntry.Value, key: String) throws(LegacyChangeError) -> PropertyListNode {
        do {
            return PropertyListNode(try value.propertyListValue(key: key, kind: kind))
        } catch {
            throw .value(error)
        }
    }
}

extension BinaryPropertyListWriter {
    fileprivate mutating func add(_ members: [PropertyListMember]) -> Int {
        addDictionary { writer in
            members.map { (writer.add($0.key), writer.add($0.node)) }
        }
    }

    private mutating func add(_ node: PropertyListNode) -> Int {
        switch node.value {
        case .string(let string): add(string)
        case .integer(let number): add(number)
        case .real(let number): add(number)
        case .boolean(let flag): add(flag)
        case .date(let date): addDate(date.timeIntervalSinceReferenceDate)
        case .data(let bytes): add(bytes)
        case .array(let nodes):
            addArray { writer in
                nodes.map { writer.add($0) }
            }
        case .dictionary(let members): add(members)
        }
    }
}
