/// Edits of values and members that keep the style of the surrounding file.
extension Document {
    /// Returns an edit that replaces `value` with `fragment`.
    ///
    /// If both are strings, the edit covers only the bytes of the string.
    public func replacing(_ value: DocumentValue, with fragment: DocumentFragment) -> Edit {
        switch fragment {
        case .object, .array:
            Edit(value.range, style(of: value).render(fragment, indent: indent(ofLineAt: value.range.lowerBound)))
        case .string, .boolean, .number, .null:
            Edit(value.range, DocumentStyle.xcode.render(fragment, indent: []))
        }
    }

    /// Returns the edits that apply a change to an object and to the values inside it.
    ///
    /// New members go to their position in Xcode's order if the object is in that order, and to the end otherwise. A
    /// renamed member moves if its new name would break the order. Values that are already correct keep their bytes.
    ///
    /// - Throws: `DoubledMember` if a member to change occurs twice.
    public func edits(making change: ObjectChange, to object: DocumentValue) throws(DoubledMember) -> [Edit] {
        var splice = ObjectSplice(object, of: self)
        let found = try members(of: object, namedBy: change)
        var edits: [Edit] = []
        for (index, step) in change.steps.enumerated() {
            guard let position = found[index] else {
                if let fragment = step.fragmentWhereAbsent { splice.insert(.init(step.name, fragment)) }
                continue
            }
            let member = splice.members[position]
            switch step.change {
            case .remove: splice.remove(position)
            case .rename(let name): splice.rename(position, to: name, isAlone: change.steps.count == 1)
            case .set(let fragment): edits += edit(of: member.value, settingTo: fragment)
            case .replaceElement(let number, let fragment):
                let element = member.value.elements.dropFirst(number).first { _ in true }
                edits += element.map { edit(of: $0, settingTo: fragment) } ?? []
            case .change(let inner) where member.value.kind == .object:
                edits += try self.edits(making: inner, to: member.value)
            case .change(let inner): edits.append(replacing(member.value, with: inner.fragment))
            }
        }
        return splice.isWholesale ? splice.edits() : splice.edits() + edits
    }

    /// Returns the edit that sets a value; empty if the value is already equal, in any spelling.
    private func edit(of value: DocumentValue, settingTo fragment: DocumentFragment) -> [Edit] {
        DocumentFragment(value) == fragment ? [] : [replacing(value, with: fragment)]
    }

    /// Returns the index of the member that each step of a change names, by the index of the step.
    ///
    /// Steps whose member does not exist are missing in the result.
    private func members(
        of object: DocumentValue, namedBy change: ObjectChange
    ) throws(DoubledMember) -> [Int: Int] {
        var found: [Int: (position: Int, range: ByteRange)] = [:]
        var position = 0
        for member in object.members {
            defer { position += 1 }
            guard let name = member.name.text, let step = change.step(named: name) else { continue }
            if let first = found[step] {
                throw DoubledMember(name: name.string, first: first.range, second: member.name.range)
            }
            found[step] = (position, member.name.range)
        }
        return found.mapValues(\.position)
    }
}

/// An error for a change to a member that occurs twice: the change does not tell which of the two to change.
public struct DoubledMember: Error, Hashable, Sendable {
    /// The name of the member.
    public let name: String
    /// The range of the first occurrence of the name.
    public let first: ByteRange
    /// The range of the second occurrence of the name.
    public let second: ByteRange

    /// Creates an error for two members of a name.
    package init(name: String, first: ByteRange, second: ByteRange) {
        self.name = name
        self.first = first
        self.second = second
    }
}
