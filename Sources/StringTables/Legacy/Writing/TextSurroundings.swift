import CatalogCore

/// The whitespace around a part of a text: a pair with its comments, or a key with its value in XML.
///
/// The whitespace determines which bytes to remove with the part. Removing an inserted part restores the original
/// bytes.
struct TextSurroundings {
    let bytes: [UInt8]
    /// The range of the part.
    package let part: ByteRange
    /// The whitespace directly before the part.
    let before: ByteRange
    /// The whitespace directly after the part.
    let after: ByteRange
    /// Whether the part is the first in its container.
    let opens: Bool
    /// Whether the part is the last in its container.
    let closes: Bool
    /// Whether the container is the whole file rather than brackets.
    let isFile: Bool
    let breaksBefore: Int
    let breaksAfter: Int

    init(_ part: ByteRange, in bytes: [UInt8], container: ByteRange, isFile: Bool) {
        self.bytes = bytes
        self.part = part
        self.isFile = isFile
        before = Self.spaceStart(before: part.lowerBound, in: bytes, from: container.lowerBound)..<part.lowerBound
        after = part.upperBound..<Self.spaceEnd(from: part.upperBound, in: bytes, to: container.upperBound)
        opens = before.lowerBound <= container.lowerBound
        closes = after.upperBound >= container.upperBound
        breaksBefore = StringsCharacter.lineBreakCount(in: bytes, before)
        breaksAfter = StringsCharacter.lineBreakCount(in: bytes, after)
    }

    /// Whether the part begins its line.
    var beginsLine: Bool { breaksBefore > 0 || opens && isFile }

    /// Whether nothing follows the part on its line.
    var endsLine: Bool { breaksAfter > 0 || closes && isFile }

    /// The indentation of the part; empty if the part does not begin its line.
    var indent: String {
        beginsLine ? String(decoding: bytes[lineStart(in: before)..<part.lowerBound], as: UTF8.self) : ""
    }

    /// The end of the line of the part, before the line break.
    var lineEnd: Int { firstBreak(in: after) ?? (closes && isFile ? after.upperBound : part.upperBound) }

    /// The line break nearest to the part; nil if there is none around the part.
    var lineBreak: String? { Self.lineBreak(in: bytes, after) ?? Self.lineBreak(in: bytes, before) }

    /// Returns the first LF, CR or CRLF in `range`; nil if there is none.
    static func lineBreak(in bytes: [UInt8], _ range: ByteRange) -> String? {
        let start = bytes[range].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        guard let start, let length = StringsCharacter.lineBreakLength(in: bytes, at: start) else { return nil }
        return String(decoding: bytes[start..<start + length], as: UTF8.self)
    }
}

extension TextSurroundings {
    /// Returns the range to remove.
    ///
    /// If blank lines surround the part, removes those on the side that has fewer, or those before the part if both
    /// sides are equal. The other blank lines stay, so that groups remain separated.
    ///
    /// - Parameter keepsLineBreak: Whether to keep the line break before the part, because a `//` comment would
    ///   otherwise extend over the text that follows.
    func removal(keepsLineBreak: Bool = false) -> ByteRange {
        if opens, closes {
            return isFile ? part.lowerBound..<(nextLine ?? after.upperBound) : before.lowerBound..<part.upperBound
        }
        guard beginsLine else {
            return opens ? part.lowerBound..<after.upperBound : before.lowerBound..<part.upperBound
        }
        guard endsLine else {
            let takesLineBreak = closes && !keepsLineBreak && !opens
            return takesLineBreak ? lineEndBefore..<part.upperBound : part.lowerBound..<after.upperBound
        }
        if closes { return lineEndBefore..<lineEnd }
        if opens { return lineStart(in: before)..<lineStart(in: after) }
        if breaksBefore == 1 || breaksAfter == 1 { return lastBreak(in: before)..<lineEnd }
        let isLessBehind = (breaksAfter, after.count) < (breaksBefore, before.count)
        return isLessBehind ? lineStart(in: before)..<lineStart(in: after) : lineEndBefore..<lineEnd
    }

    /// The end of the last non-blank line before the part.
    private var lineEndBefore: Int { firstBreak(in: before) ?? before.lowerBound }

    private var nextLine: Int? {
        firstBreak(in: after).map { $0 + (StringsCharacter.lineBreakLength(in: bytes, at: $0) ?? 0) }
    }

    private func firstBreak(in space: ByteRange) -> Int? {
        space.first { StringsCharacter.lineBreakLength(in: bytes, at: $0) != nil }
    }

    /// Returns the start of the last line break in `space`.
    private func lastBreak(in space: ByteRange) -> Int {
        breaks(in: space).last?.lowerBound ?? space.lowerBound
    }

    /// Returns the start of the line on which `space` ends.
    private func lineStart(in space: ByteRange) -> Int {
        breaks(in: space).last?.upperBound ?? space.lowerBound
    }

    private func breaks(in space: ByteRange) -> [ByteRange] {
        var breaks: [ByteRange] = []
        var offset = space.lowerBound
        while offset < space.upperBound {
            let length = StringsCharacter.lineBreakLength(in: bytes, at: offset)
            if let length { breaks.append(offset..<offset + length) }
            offset += length ?? 1
        }
        return breaks
    }

    private static func spaceStart(before offset: Int, in bytes: [UInt8], from start: Int) -> Int {
        var offset = offset
        while offset > start {
            if StringsCharacter.whiteSpaceLength(in: bytes, at: offset - 1) == 1 {
                offset -= 1
            } else if offset - 3 >= start, StringsCharacter.whiteSpaceLength(in: bytes, at: offset - 3) == 3 {
                offset -= 3
            } else {
                break
            }
        }
        return offset
    }

    private static func spaceEnd(from offset: Int, in bytes: [UInt8], to end: Int) -> Int {
        var offset = offset
        while offset < end, let length = StringsCharacter.whiteSpaceLength(in: bytes, at: offset) { offset += length }
        return offset
    }
}
