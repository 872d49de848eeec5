extension DocumentFragment {
    /// Creates a fragment from a value of a document; duplicate members are kept.
    public init(_ value: DocumentValue) {
        switch value.kind {
        case .nothing, .null: self = .null
        case .boolean: self = .boolean(value.boolean ?? false)
        case .number: self = .number(String(decoding: value.storage.slice(value.range), as: UTF8.self))
        case .string: self = .string(value.string ?? "")
        case .array: self = .array(value.elements.map { DocumentFragment($0) })
        case .object:
            self = .object(value.members.map { Member($0.name.string ?? "", DocumentFragment($0.value)) })
        }
    }
}

extension ObjectChange {
    /// Returns the fragment with the changes applied; a fragment other than an object is replaced by a new object.
    ///
    /// The result equals the value in the document after `Document.edits(making:to:)`.
    public func applied(to fragment: DocumentFragment) -> DocumentFragment {
        var members: [DocumentFragment.Member] = []
        if case .object(let present) = fragment { members = present }
        let isOrdered = XcodeOrder.areInOrder(members.map(\.name))
        let indices = indices(in: members)
        var kept: [DocumentFragment.Member?] = members
        var added: [DocumentFragment.Member] = []
        for (step, index) in zip(steps, indices) {
            if let index {
                kept[index] = step.applied(to: members[index])
                if case .rename = step.change, isOrdered, !isInOrder(at: index, kept) {
                    added.append(contentsOf: [kept[index]].compactMap { $0 })
                    kept[index] = nil
                }
            } else if let value = step.fragmentWhereAbsent {
                added.append(.init(step.name, value))
            }
        }
        members = kept.compactMap { $0 }
        return .object(isOrdered ? XcodeOrder.merge(members, added) : members + added)
    }

    /// The object that the changes create where none exists, with its members in Xcode's order.
    var fragment: DocumentFragment { applied(to: .object([])) }

    /// Returns the index of the last member with each step's name; nil where there is none.
    private func indices(in members: [DocumentFragment.Member]) -> [Int?] {
        guard steps.count > 8, members.count > 8 else {
            // Comparing with a few names is faster than hashing.
            return steps.map { step in members.lastIndex { $0.name.utf8.elementsEqual(step.bytes) } }
        }
        let locations = Dictionary(members.enumerated().map { (Array($1.name.utf8), $0) }) { $1 }
        return steps.map { locations[$0.bytes] }
    }

    /// Returns whether a renamed member can stay where it is.
    ///
    /// If other members change too, its neighbors may not stay.
    private func isInOrder(at index: Int, _ members: [DocumentFragment.Member?]) -> Bool {
        let around = members[max(0, index - 1)..<min(members.count, index + 2)].compactMap { $0?.name }
        return steps.count == 1 && XcodeOrder.areInOrder(around)
    }
}

extension ObjectChange.Step {
    /// Returns a member with the change applied; nil if the change removes it.
    fileprivate func applied(to member: DocumentFragment.Member) -> DocumentFragment.Member? {
        switch change {
        case .remove: return nil
        case .set(let value): return .init(name, value)
        case .change(let inner): return .init(name, inner.applied(to: member.value))
        case .rename(let other): return .init(other, member.value)
        case .replaceElement(let number, let element):
            guard case .array(var elements) = member.value, elements.indices.contains(number) else { return member }
            elements[number] = element
            return .init(name, .array(elements))
        }
    }
}

extension XcodeOrder {
    /// Returns whether names are in Xcode's order.
    static func areInOrder(_ names: [String]) -> Bool {
        zip(names, names.dropFirst()).allSatisfy { !areInIncreasingOrder($1, $0) }
    }

    /// Adds members to members in Xcode's order, each behind those that are not greater.
    static func merge(
        _ members: [DocumentFragment.Member], _ added: [DocumentFragment.Member]
    ) -> [DocumentFragment.Member] {
        guard !added.isEmpty else { return members }
        let added = added.enumerated().sorted { left, right in
            let order = compare(left.element.name, right.element.name)
            return order == .orderedSame ? left.offset < right.offset : order == .orderedAscending
        }
        var merged: [DocumentFragment.Member] = []
        merged.reserveCapacity(members.count + added.count)
        var rest = members[...]
        for (_, member) in added {
            let end = rest.firstIndex { areInIncreasingOrder(member.name, $0.name) } ?? rest.endIndex
            merged.append(contentsOf: rest[..<end])
            merged.append(member)
            rest = rest[end...]
        }
        return merged + rest
    }
}
