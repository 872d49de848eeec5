import TextDifference

/// Functions that compute the smallest replacements that turn one text into another.
package enum SmallestEdits {
    /// A range of bytes of the old text and its replacement.
    package struct Replacement: Hashable, Sendable {
        /// The bytes to remove.
        package let range: Range<Int>
        /// The bytes to insert.
        package let bytes: ArraySlice<UInt8>
    }

    /// Returns the replacements in order, one for each group of lines that differ.
    ///
    /// No replacement splits a character or a line break.
    package static func between(_ old: [UInt8], and new: [UInt8]) -> [Replacement] {
        ChangedBytes.between(old, and: new).map { change in
            let (before, after) = trimmed(change, old, new)
            return Replacement(range: before, bytes: new[after])
        }
    }

    /// Removes the common beginning and end of both sides of a change.
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

    /// Whether an offset lies inside a character or a line break.
    private static func splits(_ bytes: [UInt8], _ offset: Int) -> Bool {
        guard offset > 0, offset < bytes.count else { return false }
        return bytes[offset] & 0xC0 == 0x80 || bytes[offset] == 0x0A && bytes[offset - 1] == 0x0D
    }
}
