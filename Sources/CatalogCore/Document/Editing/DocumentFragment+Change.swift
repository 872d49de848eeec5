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
        for step in steps { step.apply(to: &members, isOrdered: isOrdered) }
        return .object(members)
    }

    /// The object that the changes create where none exists, with its members in Xcode's order.
    var fragment: DocumentFragment { applied(to: .object([])) }
}

extension ObjectChange.Step {
    fileprivate func apply(to members: inout [DocumentFragment.Member], isOrdered: Bool) {
        guard let index = members.lastIndex(where: { $0.name.utf8.elementsEqual(name.utf8) }) else {
            guard let value = fragmentWhereAbsent else { return }
            return members.insert(.init(name, value), at: place(of: name, among: members, isOrdered: isOrdered))
        }
        let old = members[index].value
        switch change {
        case .remove: members.remove(at: index)
        case .set(let value): members[index] = .init(name, value)
        case .change(let inner): members[index] = .init(name, inner.applied(to: old))
        case .rename(let other):
            members[index] = .init(other, old)
            guard isOrdered, !XcodeOrder.areInOrder(members.map(\.name)) else { return }
            let member = members.remove(at: index)
            members.insert(member, at: place(of: other, among: members, isOrdered: true))
        case .replaceElement(let number, let element):
            guard case .array(var elements) = old, elements.indices.contains(number) else { return }
            elements[number] = element
            members[index] = .init(name, .array(elements))
        }
    }

    private func place(of name: String, among members: [DocumentFragment.Member], isOrdered: Bool) -> Int {
        guard isOrdered else { return members.count }
        return members.firstIndex { XcodeOrder.areInIncreasingOrder(name, $0.name) } ?? members.count
    }
}

extension XcodeOrder {
    /// Returns whether names are in Xcode's order.
    static func areInOrder(_ names: [String]) -> Bool {
        zip(names, names.dropFirst()).allSatisfy { !areInIncreasingOrder($1, $0) }
    }
}
