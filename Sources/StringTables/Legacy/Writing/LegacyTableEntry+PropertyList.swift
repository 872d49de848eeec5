extension LegacyTableEntry.Value {
    /// Returns the value for a property list, after checking that it can be read back unchanged.
    ///
    /// - Throws: `LegacyValueError` if a table of this kind cannot represent the value.
    func propertyListValue(key: String, kind: LegacyTableKind) throws(LegacyValueError) -> PropertyListValue {
        switch self {
        case .text(let text):
            return .string(text)
        case .rule where kind != .stringsdict, .other where kind != .stringsdict:
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

    /// Returns whether both values are equal, wherever they are in their files, and in any order of members.
    package func isSame(as other: Self) -> Bool {
        guard let value = try? propertyListValue(key: "", kind: .stringsdict),
            let otherValue = try? other.propertyListValue(key: "", kind: .stringsdict)
        else { return self == other }
        return value.saysSame(as: otherValue)
    }

    private static func checkRepetition(in members: [PropertyListMember], key: String) throws(LegacyValueError) {
        if let name = members.repeatedName { throw .repeatedName(name, key: key) }
        for member in members {
            if let members = member.node.members { try checkRepetition(in: members, key: key) }
        }
    }
}

extension [PropertyListMember] {
    /// The first repeated name; nil if all names are unique.
    var repeatedName: String? { map(\.key).firstRepetition { Array<UInt8>($0.utf8) } }
}

extension Sequence {
    /// Returns the first element whose mark equals that of an earlier element; nil if there is none.
    ///
    /// Mark names of property lists by their bytes, because `==` on `String` treats both spellings of `é` as equal.
    func firstRepetition(by mark: (Element) -> some Hashable) -> Element? {
        func find<Mark: Hashable>(_ mark: (Element) -> Mark) -> Element? {
            var seen: Set<Mark> = []
            return first { !seen.insert(mark($0)).inserted }
        }
        return find(mark)
    }
}
