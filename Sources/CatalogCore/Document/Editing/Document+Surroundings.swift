/// The layout of the document around an edit, which the edit must match.
extension Document {
    /// The whitespace before a member from its last line break, and the part of it that is indentation.
    struct Lead {
        var bytes: [UInt8]
        var indent: [UInt8]
    }

    /// Returns the whitespace between a member and the comma or brace before it.
    func lead(ofMember index: Int, of members: [DocumentMember], in object: DocumentValue) -> Lead {
        let start = index == 0 ? object.range.lowerBound + 1 : members[index - 1].range.upperBound
        let between = bytes[start..<members[index].range.lowerBound]
        let space = between.suffix(while: \.isJSONSpace)
        guard let lineEnd = space.lastLineEnd else {
            return Lead(bytes: Array(space), indent: indent(ofLineAt: start))
        }
        return Lead(bytes: Array(space[lineEnd.lowerBound...]), indent: Array(space[lineEnd.upperBound...]))
    }

    /// Returns the indentation of the line that contains `offset`.
    func indent(ofLineAt offset: Int) -> [UInt8] {
        var start = offset
        while start > 0, !bytes[start - 1].isLineEnd { start -= 1 }
        return Array(bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 })
    }

    /// Returns the style for a member that is inserted next to `neighbour`, preceded by `lead`.
    func style(beside neighbour: DocumentMember, behind lead: Lead, in object: DocumentValue) -> DocumentStyle {
        var style = DocumentStyle(of: self)
        style.colon = Array(bytes[neighbour.name.range.upperBound..<neighbour.value.range.lowerBound])
        if let lineEnd = lead.bytes[...].lastLineEnd {
            style.newline = Array(lead.bytes[lineEnd])
        } else if !bytes[object.range].contains(where: \.isLineEnd) {
            style.newline = nil
        }
        if let first = neighbour.value.members.firstMember, !bytes[neighbour.value.range].contains(where: \.isLineEnd) {
            style.keepsValuesOnLine = true
            style.padding = Array(bytes[(neighbour.value.range.lowerBound + 1)..<first.range.lowerBound])
        }
        return style
    }

    /// Returns the style for a replacement of a value: the style of the document, on one line if the value is on one
    /// line.
    func style(of value: DocumentValue) -> DocumentStyle {
        var style = DocumentStyle(of: self)
        if let first = value.members.firstMember, !bytes[value.range].contains(where: \.isLineEnd) {
            style.newline = nil
            style.padding = Array(bytes[(value.range.lowerBound + 1)..<first.range.lowerBound])
        }
        return style
    }
}

extension ArraySlice<UInt8> {
    /// Returns the longest suffix whose bytes all satisfy `condition`.
    func suffix(while condition: (UInt8) -> Bool) -> ArraySlice {
        var start = endIndex
        while start > startIndex, condition(self[start - 1]) { start -= 1 }
        return self[start...]
    }

    /// The range of the last line break: LF, CR or CRLF; nil if there is none.
    var lastLineEnd: Range<Int>? {
        guard let last = lastIndex(where: \.isLineEnd) else { return nil }
        let isPair = last > startIndex && self[last] == 0x0A && self[last - 1] == 0x0D
        return (isPair ? last - 1 : last)..<(last + 1)
    }
}
