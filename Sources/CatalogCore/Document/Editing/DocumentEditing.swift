/// Edits of a document's values and members, made in the style of the file round them.
extension Document {
    /// Replaces the value at `value` by `fragment`.
    ///
    /// A string replaced by a string touches only the bytes of that string.
    public func replacing(_ value: DocumentValue, with fragment: DocumentFragment) -> Edit {
        switch fragment {
        case .object, .array:
            Edit(value.range, style(of: value).render(fragment, indent: indent(ofLineAt: value.range.lowerBound)))
        case .string, .boolean, .integer, .null:
            Edit(value.range, DocumentStyle.xcode.render(fragment, indent: []))
        }
    }

    /// Inserts a member into `object`: at its place in Xcode's order where the members are in that order, else at the end.
    public func inserting(_ member: DocumentFragment.Member, into object: DocumentValue) -> Edit {
        let members = Array(object.members)
        guard let last = members.last else { return filling(object, with: member) }
        let place = insertionIndex(of: member.name, in: members)
        let isAtEnd = place == members.count
        let lead = lead(ofMember: isAtEnd ? place - 1 : max(place, min(1, members.count - 1)), of: members, in: object)
        let neighbour = isAtEnd ? last : members[place]
        let style = style(beside: neighbour, behind: lead, in: object)
        let text = style.render(member, indent: lead.indent)
        if isAtEnd {
            let end = last.range.upperBound
            return Edit(end..<end, [UInt8(ascii: ",")] + lead.bytes + text)
        }
        let start = neighbour.range.lowerBound
        return Edit(start..<start, text + [UInt8(ascii: ",")] + lead.bytes)
    }

    /// Removes the member at `index` of `object`, with the comma and the line that it took.
    ///
    /// - Precondition: there is a member at `index`.
    public func removing(memberAt index: Int, of object: DocumentValue) -> Edit {
        let members = Array(object.members)
        if members.count == 1 { return emptying(object) }
        if index + 1 < members.count {
            return Edit(members[index].range.lowerBound..<members[index + 1].range.lowerBound, [])
        }
        return Edit(members[index - 1].range.upperBound..<members[index].range.upperBound, [])
    }

    /// The index before which a member of that name belongs.
    private func insertionIndex(of name: String, in members: [DocumentMember]) -> Int {
        let names = members.map { $0.name.string ?? "" }
        let ordered = zip(names, names.dropFirst()).allSatisfy { !XcodeOrder.areInIncreasingOrder($1, $0) }
        guard ordered else { return members.count }
        return names.firstIndex { XcodeOrder.areInIncreasingOrder(name, $0) } ?? members.count
    }

    /// Puts the first member into an object that has none.
    private func filling(_ object: DocumentValue, with member: DocumentFragment.Member) -> Edit {
        let style = DocumentStyle(of: self)
        return Edit(object.range, style.render(.object([member]), indent: indent(ofLineAt: object.range.lowerBound)))
    }

    /// Takes the last member out of an object.
    private func emptying(_ object: DocumentValue) -> Edit {
        let style = style(of: object)
        return Edit(object.range, style.render(.object([]), indent: indent(ofLineAt: object.range.lowerBound)))
    }
}
