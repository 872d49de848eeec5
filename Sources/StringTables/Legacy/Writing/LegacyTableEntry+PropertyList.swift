extension LegacyTableEntry.Value {
    /// The value as it stands in a property list, checked: it is read back as itself.
    ///
    /// - Throws: where a table of this kind cannot hold it.
    func propertyListValue(key: String, kind: LegacyTableKind) throws(LegacyValueError) -> PropertyListValue {
        switch self {
        case .text(let text):
            return .string(text)
        case .rule where kind == .strings, .other where kind == .strings:
            throw .notText(key: key)
        case .rule(let rule):
            try rule.checkNames(key: key)
            let members = rule.members
            try Self.checkRepetition(in: members, key: key)
            return .dictionary(members)
        case .other(let node):
            return node.value
        }
    }

    private static func checkRepetition(in members: [PropertyListMember], key: String) throws(LegacyValueError) {
        if let name = members.repeatedName { throw .repeatedName(name, key: key) }
        for member in members {
            if let members = member.node.members { try checkRepetition(in: members, key: key) }
        }
    }
}

extension [PropertyListMember] {
    /// A name that is there twice; nil where each is there once.
    var repeatedName: String? { map(\.key).firstRepetition { Array<UInt8>($0.utf8) } }
}

extension Sequence {
    /// The first element whose mark an earlier one has; nil where there is none.
    ///
    /// Names of property lists are told apart by their bytes, where `==` takes `é` for the same in either spelling.
    func firstRepetition(by mark: (Element) -> some Hashable) -> Element? {
        func find<Mark: Hashable>(_ mark: (Element) -> Mark) -> Element? {
            var seen: Set<Mark> = []
            return first { !seen.insert(mark($0)).inserted }
        }
        return find(mark)
    }
}
