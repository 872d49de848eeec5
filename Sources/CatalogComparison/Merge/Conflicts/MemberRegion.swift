import CatalogCore

/// The text of an object, assembled member by member, with markers around some members.
struct MemberRegion {
    private(set) var text: [UInt8] = []
    private let newline: [UInt8]
    private let markers: ConflictMarkers
    private var isEmpty = true
    /// Whether the text ends with a marker line.
    private var endsLine = false
    /// The offset of the last member, including its indentation.
    private var lastStart = 0
    /// The text of each side in the region at the end of the object; empty before that region begins.
    private var tail: [[UInt8]] = []
    private var isTailEmpty: [Bool] = []

    init(newline: [UInt8], markers: ConflictMarkers) {
        self.newline = newline
        self.markers = markers
    }

    /// The position of a conflict among the members.
    struct Location {
        /// Whether another member follows, whichever side the user chooses.
        let isFollowed: Bool
        /// Whether the conflict is in the region that encloses all remaining members.
        let isInTail: Bool

        /// - Parameter tail: the index of the first member of the region in which a choice can remove every member.
        init(_ index: Int, of count: Int, tail: Int) {
            isFollowed = index + 1 < count
            isInTail = tail < count && index + 1 >= tail
        }
    }

    mutating func open(_ bracket: UInt8) { text.append(bracket) }

    /// Adds a member that is the same on all sides.
    mutating func add(_ member: [UInt8], gap: [UInt8]) {
        if endsLine {
            lastStart = text.count
            text += Self.indent(of: gap)
        } else {
            lastStart = text.count + (isEmpty ? 0 : (gap.firstIndex(of: UInt8(ascii: ",")) ?? -1) + 1)
            text += gap
        }
        text += member
        endsLine = false
        isEmpty = false
    }

    /// Adds a member that differs between the sides, or that some sides lack.
    mutating func add(_ sides: [[UInt8]?], gap: [UInt8], location: Location) {
        let indent = Self.indent(of: gap)
        if location.isInTail {
            beginTail()
            for (side, member) in sides.enumerated() { addToTail(side, member, indent: indent) }
            return
        }
        if !endsLine { text += (isEmpty ? [] : [UInt8(ascii: ",")]) + newline }
        let comma = location.isFollowed ? [UInt8(ascii: ",")] : []
        addMarked(sides.map { member in member.map { indent + $0 + comma + newline } ?? [] })
        isEmpty = false
    }

    /// Ends the object.
    mutating func close(_ gap: [UInt8]) {
        if !tail.isEmpty { addMarked(tail.map { $0 + newline }) }
        guard endsLine else { return text += gap }
        text += Self.indent(of: gap.dropLast()) + gap.suffix(1)
    }

    // MARK: - The end of the object

    /// Moves the last written line into the region, because the comma at its end depends on the side.
    private mutating func beginTail() {
        guard tail.isEmpty else { return }
        // After a marker, the comma is already written: it is between the markers, after its member.
        isTailEmpty = Array(repeating: isEmpty || endsLine, count: 3)
        guard !isEmpty, !endsLine else {
            if !endsLine { text += newline }
            return tail = [[], [], []]
        }
        let lastLineEnd = text[lastStart...].lastIndex { $0.isLineEnd }
        let start = lastLineEnd.map { $0 + 1 } ?? lastStart
        let line = Array(text[start...])
        text.removeSubrange(start...)
        if lastLineEnd == nil { text += newline }
        tail = [line, line, line]
    }

    private mutating func addToTail(_ side: Int, _ member: [UInt8]?, indent: [UInt8]) {
        guard let member else { return }
        if !isTailEmpty[side] { tail[side] += [UInt8(ascii: ",")] + newline }
        tail[side] += indent + member
        isTailEmpty[side] = false
    }

    // MARK: - Markers

    private mutating func addMarked(_ sides: [[UInt8]]) {
        let lines: [(sign: String, label: String)] = [("<", markers.ours), ("|", markers.base), ("=", "")]
        for (marker, side) in zip(lines, sides) { text += line(marker.sign, marker.label) + side }
        text += line(">", markers.theirs)
        endsLine = true
    }

    private func line(_ sign: String, _ label: String) -> [UInt8] {
        let signs = String(repeating: sign, count: markers.size)
        return Array((label.isEmpty ? signs : signs + " " + label).utf8) + newline
    }

    /// Returns the indentation of the line at the end of a gap.
    private static func indent(of gap: [UInt8]) -> [UInt8] {
        Array(gap.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.reversed())
    }
}
