/// Bytes of an old version that gave way to bytes of a new one; either side may be empty.
package struct ChangedBytes: Hashable, Sendable {
    /// The bytes that went.
    package let old: Range<Int>
    /// The bytes that came.
    package let new: Range<Int>

    /// Where two texts differ, in whole lines and from the beginning to the end.
    package static func between(_ old: [UInt8], and new: [UInt8]) -> [ChangedBytes] {
        guard old != new else { return [] }
        let ends = CommonEnds(old, new, keeping: 0)
        let comparison = LineComparison(old, new, context: 0)
        return comparison.changes.map { change in
            ChangedBytes(
                old: bytes(of: change.old, in: comparison.old, within: ends.old),
                new: bytes(of: change.new, in: comparison.new, within: ends.new))
        }
    }

    private static func bytes(
        of range: Range<Int>, in lines: [ArraySlice<UInt8>], within all: Range<Int>
    ) -> Range<Int> {
        let start = range.lowerBound < lines.count ? lines[range.lowerBound].startIndex : all.upperBound
        return start..<(range.isEmpty ? start : lines[range.upperBound - 1].endIndex)
    }
}
