extension DocumentValue {
    /// Returns whether both values are equal when decoded.
    ///
    /// The order of members and the spelling of strings do not matter. Members with the same name must have the same
    /// order.
    public func isSame(as other: DocumentValue) -> Bool {
        if hasSameBytes(as: other) { return true }
        guard kind == other.kind else { return false }
        switch kind {
        case .nothing, .null: return true
        case .boolean, .number: return false
        case .string: return text.flatMap { text in other.text.map(text.hasSameContents) } ?? false
        case .array: return Self.areSame(Array(elements), Array(other.elements))
        case .object: return hasSameMembers(as: other)
        }
    }

    /// Returns whether both values have the same bytes, a fast test that succeeds for most equal values.
    private func hasSameBytes(as other: DocumentValue) -> Bool {
        let (left, right) = (range, other.range)
        guard left.count == right.count else { return false }
        return storage.bytes.withUnsafeBytes { leftBytes in
            other.storage.bytes.withUnsafeBytes { rightBytes in
                var (first, second) = (left.lowerBound &- storage.base, right.lowerBound &- other.storage.base)
                let end = first &+ left.count
                while first &+ 8 <= end {
                    let word = leftBytes.loadUnaligned(fromByteOffset: first, as: UInt64.self)
                    if word != rightBytes.loadUnaligned(fromByteOffset: second, as: UInt64.self) { return false }
                    first &+= 8
                    second &+= 8
                }
                while first < end {
                    if leftBytes[first] != rightBytes[second] { return false }
                    first &+= 1
                    second &+= 1
                }
                return true
            }
        }
    }

    private func hasSameMembers(as other: DocumentValue) -> Bool {
        var (left, right) = (members, other.members)
        while true {
            let pair = (left.next(), right.next())
            guard let first = pair.0, let second = pair.1 else { return pair.0 == nil && pair.1 == nil }
            guard first.name.isSame(as: second.name) else {
                return memberCount == other.memberCount
                    && Self.haveSameMembers([first] + Array(left), [second] + Array(right))
            }
            guard first.value.isSame(as: second.value) else { return false }
        }
    }

    /// Returns whether two lists have the same members in any order.
    private static func haveSameMembers(_ left: [DocumentMember], _ right: [DocumentMember]) -> Bool {
        let (grouped, others) = (valuesByName(left), valuesByName(right))
        return grouped.allSatisfy { name, values in others[name].map { areSame(values, $0) } ?? false }
    }

    private static func areSame(_ left: [DocumentValue], _ right: [DocumentValue]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
    }

    private static func valuesByName(_ members: [DocumentMember]) -> [HashedBytes: [DocumentValue]] {
        Dictionary(grouping: members) { HashedBytes($0.name.text?.utf8 ?? []) }.mapValues { $0.map(\.value) }
    }
}
