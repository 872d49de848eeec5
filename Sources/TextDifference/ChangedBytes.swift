/// A range of bytes in an old version that is replaced by a range in a new version; either range may be empty.
package struct ChangedBytes: Hashable, Sendable {
    /// The replaced bytes.
    package let old: Range<Int>
    /// The new bytes.
    package let new: Range<Int>

    /// Returns the differences between two texts, in whole lines and in order.
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
