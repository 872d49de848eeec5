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
        var edits: [[Edit]] = []
        // A run of neighbours ends where nothing is removed behind a member; from the back, its end is known.
        var end = members.count - 1
        for index in members.indices.reversed() {
            if index < end, next(behind: members[index]) != members[index + 1].lowerBound { end = index }
            edits.append([edit(removing: members[index], inRunTo: members[end])])
        }
        return edits.reversed()
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
    ///
    /// - Parameter last: the last of the removed members that follow directly.
    private func edit(removing member: ByteRange, inRunTo last: ByteRange) -> Edit {
        if next(behind: last) != nil, let next = next(behind: member) {
            return Edit(member.lowerBound..<next, [])
        }
        let comma = commaBefore(member) ?? member.lowerBound
        let start = lastByte(before: comma).map { $0 + 1 } ?? comma
        return Edit(start..<member.upperBound, [])
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

    private func nextByte(from offset: Int) -> Int? { bytes[offset...].firstIndex { !$0.isJSONSpace } }

    private func lastByte(before offset: Int) -> Int? { bytes[..<offset].lastIndex { !$0.isJSONSpace } }

    private func isEscaped(_ offset: Int) -> Bool {
        bytes[..<offset].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
    }
}
