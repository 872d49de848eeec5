import CatalogCore

/// The white space round a part of a text: a pair with its comments, or a key and its value in XML.
///
/// It tells how the part can be taken out so that no trace is left, and so that taking out what was put in gives the
/// old bytes back.
struct TextSurroundings {
    let bytes: [UInt8]
    /// The part itself.
    package let part: ByteRange
    /// The white space directly before it.
    let before: ByteRange
    /// The white space directly behind it.
    let after: ByteRange
    /// Whether nothing stands before the part in what holds all parts.
    let opens: Bool
    /// Whether nothing stands behind it.
    let closes: Bool
    /// Whether the parts are held by the file itself and not by brackets.
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

    /// The white space before the part on its own line; empty where the part does not begin it.
    var indent: String {
        beginsLine ? String(decoding: bytes[lineStart(in: before)..<part.lowerBound], as: UTF8.self) : ""
    }

    /// Where the part's line ends, its line break left out.
    var lineEnd: Int { firstBreak(in: after) ?? (closes && isFile ? after.upperBound : part.upperBound) }

    /// The line break nearest to the part; nil where there is none around it.
    var lineBreak: String? { Self.lineBreak(in: bytes, after) ?? Self.lineBreak(in: bytes, before) }

    /// The first line break in `range` that is CR LF, LF or CR; nil where there is none.
    static func lineBreak(in bytes: [UInt8], _ range: ByteRange) -> String? {
        let start = bytes[range].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        guard let start, let length = StringsCharacter.lineBreakLength(in: bytes, at: start) else { return nil }
        return String(decoding: bytes[start..<start + length], as: UTF8.self)
    }
}

extension TextSurroundings {
    /// The bytes to take out; `keepsLineBreak` where a `//` comment before the part must not swallow what follows.
    ///
    /// Of the blank lines on both sides those before go, or the fewer of the two, so that groups stay apart.
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

    /// Where the last line before the part ends that is not blank.
    private var lineEndBefore: Int { firstBreak(in: before) ?? before.lowerBound }

    private var nextLine: Int? {
        firstBreak(in: after).map { $0 + (StringsCharacter.lineBreakLength(in: bytes, at: $0) ?? 0) }
    }

    private func firstBreak(in space: ByteRange) -> Int? {
        space.first { StringsCharacter.lineBreakLength(in: bytes, at: $0) != nil }
    }

    /// Where the last line break of `space` begins.
    private func lastBreak(in space: ByteRange) -> Int {
        breaks(in: space).last?.lowerBound ?? space.lowerBound
    }

    /// Where the line begins on which `space` ends.
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
