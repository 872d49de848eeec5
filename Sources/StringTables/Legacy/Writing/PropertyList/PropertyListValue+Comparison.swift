extension PropertyListValue {
    /// Returns whether two values are equal, ignoring their ranges and the order of members.
    func saysSame(as other: PropertyListValue) -> Bool {
        switch (self, other) {
        case (.string(let left), .string(let right)):
            return left.isSpelled(as: right)
        case (.array(let left), .array(let right)):
            return left.elementsEqual(right) { $0.value.saysSame(as: $1.value) }
        case (.dictionary(let left), .dictionary(let right)):
            guard left.count == right.count, left.repeatedName == nil, right.repeatedName == nil else { return false }
            return left.allSatisfy { member in
                right.first(named: member.key)?.node.value.saysSame(as: member.node.value) ?? false
            }
        default:
            return self == other
        }
    }
}

extension [PropertyListMember] {
    /// Returns the first member with a name, which is compared by its bytes.
    func first(named name: String) -> PropertyListMember? { first { $0.key.isSpelled(as: name) } }
}
