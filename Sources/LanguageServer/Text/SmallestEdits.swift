import TextDifference

/// The fewest bytes that must be replaced so that a text becomes another.
package enum SmallestEdits {
    /// A range of bytes of the old text, and what comes in its place.
    package struct Replacement: Hashable, Sendable {
        /// The bytes that go.
        package let range: Range<Int>
        /// The bytes that come.
        package let bytes: ArraySlice<UInt8>
    }

    /// The replacements, from the beginning to the end: one for each group of lines that differ.
    ///
    /// None splits a character or a line break.
    package static func between(_ old: [UInt8], and new: [UInt8]) -> [Replacement] {
        ChangedBytes.between(old, and: new).map { change in
            let (before, after) = trimmed(change, old, new)
            return Replacement(range: before, bytes: new[after])
        }
    }

    /// Cuts off what both sides begin and end with.
    private static func trimmed(
        _ change: ChangedBytes, _ old: [UInt8], _ new: [UInt8]
    ) -> (old: Range<Int>, new: Range<Int>) {
        let limit = min(change.old.count, change.new.count)
        var prefix = 0
        while prefix < limit, old[change.old.lowerBound + prefix] == new[change.new.lowerBound + prefix] { prefix += 1 }
        while prefix > 0,
            splits(old, change.old.lowerBound + prefix) || splits(new, change.new.lowerBound + prefix)
        { prefix -= 1 }
        var suffix = 0
        while suffix < limit - prefix,
            old[change.old.upperBound - 1 - suffix] == new[change.new.upperBound - 1 - suffix]
        { suffix += 1 }
        while suffix > 0,
            splits(old, change.old.upperBound - suffix) || splits(new, change.new.upperBound - suffix)
        { suffix -= 1 }
        return (
            (change.old.lowerBound + prefix)..<(change.old.upperBound - suffix),
            (change.new.lowerBound + prefix)..<(change.new.upperBound - suffix)
        )
    }

    /// Whether an offset lies within a character or a line break.
    private static func splits(_ bytes: [UInt8], _ offset: Int) -> Bool {
        guard offset > 0, offset < bytes.count else { return false }
        return bytes[offset] & 0xC0 == 0x80 || bytes[offset] == 0x0A && bytes[offset - 1] == 0x0D
    }
}
