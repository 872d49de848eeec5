/// A range of lines in an old version that is replaced by a range in a new version; either range may be empty.
struct LineChange: Equatable {
    let old: Range<Int>
    let new: Range<Int>
}

/// Two texts as lines, with their differences.
struct LineComparison {
    /// The lines of the old text, each including its newline.
    let old: [ArraySlice<UInt8>]
    /// The lines of the new text, each including its newline.
    let new: [ArraySlice<UInt8>]
    /// The changes in order, separated by equal lines.
    let changes: [LineChange]

    /// The number of common lines before `old` and `new`.
    let lineCountBefore: Int

    /// Compares two texts.
    ///
    /// - Parameter context: The number of common lines to keep at each end.
    init(_ oldBytes: [UInt8], _ newBytes: [UInt8], context: Int) {
        let ends = CommonEnds(oldBytes, newBytes, keeping: context)
        lineCountBefore = ends.lineCount
        old = Self.lines(of: oldBytes[ends.old])
        new = Self.lines(of: newBytes[ends.new])
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let rest = min(old.count, new.count) - prefix
        let suffix = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
        var matcher = LineMatcher(old: old, new: new)
        matcher.match(prefix..<(old.count - suffix), prefix..<(new.count - suffix))
        changes = matcher.changes
    }

    private static func lines(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
            let end = newline.map { $0 + 1 } ?? bytes.endIndex
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }
}
