import Foundation

/// An editor for tables in the form of a binary property list, which is rewritten as a whole.
struct BinaryTableEditor {
    private let members: [PropertyListMember]
    private let kind: LegacyTableKind

    init(_ document: PropertyListDocument, kind: LegacyTableKind) {
        members = document.root.members ?? []
        self.kind = kind
    }

    /// Returns the bytes of the file with `change` applied; nil if nothing changes.
    ///
    /// - Parameter change: A change that has been checked against the table.
    /// - Throws: `LegacyChangeError`, also for a name that occurs twice, because rewriting would lose one of the two
    ///   members. Canonically equivalent names count as equal.
    func bytes(for change: LegacyTableChange) throws(LegacyChangeError) -> [UInt8]? {
        guard let members = try changed(by: change) else { return nil }
        let root = PropertyListNode(.dictionary(members))
        if let name = Self.repeatedName(in: root) { throw .doubledNameInBinary(name) }
        do {
            return try Self.bytes(of: members)
        } catch {
            throw .unwritable(key: change.key, message: error.localizedDescription)
        }
    }

    /// Returns the bytes of a file with these members.
    static func bytes(of members: [PropertyListMember]) throws -> [UInt8] {
        let list = PropertyListNode(.dictionary(members)).foundationObject
        return Array(try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
    }

    private func changed(by change: LegacyTableChange) throws(LegacyChangeError) -> [PropertyListMember]? {
        var members = members
        let key = change.key
        let index = members.firstIndex { $0.key.isSpelled(as: key) }
        switch (change, index) {
        case (.add(_, let value, _), _):
            members.append(PropertyListMember(key: key, node: try node(value, key: key)))
        case (.set(_, let value), let index?):
            let node = try node(value, key: key)
            if members[index].node.value.saysSame(as: node.value) { return nil }
            members[index] = PropertyListMember(key: key, node: node)
        case (.remove, let index?):
            members.remove(at: index)
        case (.rename(_, let name), let index?) where !key.isSpelled(as: name):
            members[index] = PropertyListMember(key: name, node: members[index].node)
        default:
            return nil
        }
        return members
    }

    private func node(
        _ value: LegacyTableEntry.Value,
        key: String
    ) throws(LegacyChangeError) -> PropertyListNode {
        do {
            return PropertyListNode(try value.propertyListValue(key: key, kind: kind))
        } catch {
            throw .value(error)
        }
    }

    /// Returns a name that Foundation's dictionaries would keep only once, including canonically equivalent names.
    static func repeatedName(in node: PropertyListNode) -> String? {
        switch node.value {
        case .dictionary(let members):
            members.map(\.key).firstRepetition { $0 } ?? members.lazy.compactMap { repeatedName(in: $0.node) }.first
        case .array(let nodes):
            nodes.lazy.compactMap { repeatedName(in: $0) }.first
        default:
            nil
        }
    }
}

extension PropertyListNode {
    /// The value as a Foundation object.
    fileprivate var foundationObject: Any {
        switch value {
        case .string(let string): string
        case .integer(let number): NSNumber(value: number)
        case .real(let number): NSNumber(value: number)
        case .boolean(let flag): NSNumber(value: flag)
        case .date(let date): date
        case .data(let bytes): Data(bytes)
        case .array(let nodes): nodes.map(\.foundationObject)
        case .dictionary(let members):
            Dictionary(members.map { ($0.key, $0.node.foundationObject) }) { first, _ in first }
        }
    }
}
