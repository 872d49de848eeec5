import CatalogCore

/// The removal of members from a JSON object.
///
/// It examines only the bytes around the members, not the whole document.
package struct MemberRemoval {
    private let bytes: [UInt8]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the range of the member whose value is at `range`: from the opening quote of its name to the end of its
    /// value.
    package func member(withValueAt range: ByteRange) -> ByteRange? {
        guard let colon = lastByte(before: range.lowerBound), bytes[colon] == UInt8(ascii: ":"),
            let closing = lastByte(before: colon), bytes[closing] == UInt8(ascii: "\"")
        else { return nil }
        var opening = closing - 1
        while opening >= 0, bytes[opening] != UInt8(ascii: "\"") || isEscaped(opening) { opening -= 1 }
        return opening < 0 ? nil : opening..<range.upperBound
    }

    /// Returns the edits that remove `members` of one object, given in file order.
    ///
    /// Each member has separate edits, and any selection of them leaves a valid object. If all members of the object
    /// are removed, the first member has a single edit for all.
    package func edits(removing members: [ByteRange]) -> [[Edit]] {
        guard let first = members.first, let last = members.last else { return [] }
        let isWhole = commaBefore(first) == nil && commaAfter(last) == nil && areNeighbours(members)
        if isWhole { return [[emptying(first.lowerBound..<last.upperBound)]] + members.dropFirst().map { _ in [] } }
        return members.indices.map { [edit(removing: $0, of: members)] }
    }

    /// Returns the object whose only member is `member`; nil if there are other members.
    package func object(around member: ByteRange) -> ByteRange? {
        guard let open = lastByte(before: member.lowerBound), bytes[open] == UInt8(ascii: "{"),
            let close = nextByte(from: member.upperBound), bytes[close] == UInt8(ascii: "}")
        else { return nil }
        return open..<(close + 1)
    }

    // MARK: - Edits

    /// Returns the edit that removes a member.
    ///
    /// The edit includes the following comma. For the last remaining members of the object, it includes the preceding
    /// comma.
    private func edit(removing index: Int, of members: [ByteRange]) -> Edit {
        var end = index
        while end + 1 < members.count, next(behind: members[end]) == members[end + 1].lowerBound { end += 1 }
        if next(behind: members[end]) != nil, let next = next(behind: members[index]) {
            return Edit(members[index].lowerBound..<next, [])
        }
        let comma = commaBefore(members[index]) ?? members[index].lowerBound
        let start = lastByte(before: comma).map { $0 + 1 } ?? comma
        return Edit(start..<members[index].upperBound, [])
    }

    /// Returns the edit for an object without members.
    ///
    /// As in Xcode, an empty line remains if the object had several lines.
    private func emptying(_ range: ByteRange) -> Edit {
        let start = (lastByte(before: range.lowerBound) ?? -1) + 1
        let lead = bytes[start..<range.lowerBound]
        let newline = lead.prefix { $0 == 0x0D || $0 == 0x0A }
        return Edit(start..<range.upperBound, Array(newline))
    }

    /// Returns whether each member is directly followed by the next.
    package func areNeighbours(_ members: [ByteRange]) -> Bool {
        zip(members, members.dropFirst()).allSatisfy { next(behind: $0) == $1.lowerBound }
    }

    // MARK: - Steps

    private func next(behind member: ByteRange) -> Int? { commaAfter(member).flatMap { nextByte(from: $0 + 1) } }

    private func commaAfter(_ member: ByteRange) -> Int? {
        nextByte(from: member.upperBound).flatMap { bytes[$0] == UInt8(ascii: ",") ? $0 : nil }
    }

    private func commaBefore(_ member: ByteRange) -> Int? {
        lastByte(before: member.lowerBound).flatMap { bytes[$0] == UInt8(ascii: ",") ? $0 : nil }
    }

    private func nextByte(from offset: Int) -> Int? { bytes[offset...].firstIndex { !Self.isSpace($0) } }

    private func lastByte(before offset: Int) -> Int? { bytes[..<offset].lastIndex { !Self.isSpace($0) } }

    private func isEscaped(_ offset: Int) -> Bool {
        bytes[..<offset].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}
