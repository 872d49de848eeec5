/// Edits of a document's values and members, made in the style of the file round them.
extension Document {
    /// Replaces the value at `value` by `fragment`.
    ///
    /// A string replaced by a string touches only the bytes of that string.
    public func replacing(_ value: DocumentValue, with fragment: DocumentFragment) -> Edit {
        switch fragment {
        case .object, .array:
            Edit(value.range, style(of: value).render(fragment, indent: indent(ofLineAt: value.range.lowerBound)))
        case .string, .boolean, .number, .null:
            Edit(value.range, DocumentStyle.xcode.render(fragment, indent: []))
        }
    }

    /// Makes changes to an object and to what lies below it.
    ///
    /// New members stand at their place in Xcode's order where the object's members are in that order, else at the end;
    /// a renamed one moves where it would break the order. What already is as it should be stays as it is written.
    ///
    /// - Throws: when a member that is to be changed is there twice.
    public func edits(making change: ObjectChange, to object: DocumentValue) throws(DoubledMember) -> [Edit] {
        var splice = ObjectSplice(object, of: self)
        let found = try members(of: object, namedBy: change)
        var edits: [Edit] = []
        for (index, step) in change.steps.enumerated() {
            guard let place = found[index] else {
                if let fragment = step.fragmentWhereAbsent { splice.insert(.init(step.name, fragment)) }
                continue
            }
            let member = splice.members[place]
            switch step.change {
            case .remove: splice.remove(place)
            case .rename(let name): splice.rename(place, to: name, isAlone: change.steps.count == 1)
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

    /// A value that is so already is not written anew, in whatever spelling it is.
    private func edit(of value: DocumentValue, settingTo fragment: DocumentFragment) -> [Edit] {
        DocumentFragment(value) == fragment ? [] : [replacing(value, with: fragment)]
    }

    /// Where the members are that a change names, by the number of the change's step.
    private func members(
        of object: DocumentValue, namedBy change: ObjectChange
    ) throws(DoubledMember) -> [Int: Int] {
        var found: [Int: (place: Int, range: ByteRange)] = [:]
        var place = 0
        for member in object.members {
            defer { place += 1 }
            guard let name = member.name.text, let step = change.step(named: name) else { continue }
            if let first = found[step] {
                throw DoubledMember(name: name.string, first: first.range, second: member.name.range)
            }
            found[step] = (place, member.name.range)
        }
        return found.mapValues(\.place)
    }
}

/// A member that cannot be changed, since it is there twice and nobody can tell which one counts.
public struct DoubledMember: Error, Hashable, Sendable {
    /// The member's name.
    public let name: String
    /// Where it is named first.
    public let first: ByteRange
    /// Where it is named again.
    public let second: ByteRange
}
