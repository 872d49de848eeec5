import CatalogCore
import StringTables

/// Functions that combine the edits of several fixes of one file.
package enum FixEdits {
    /// Returns the edits of all fixes that do not overlap, in order.
    ///
    /// The remaining fixes wait for the next round.
    package static func compatible(_ fixes: [[Edit]]) -> [Edit] {
        var taken = TakenRanges()
        return fixes.filter { taken.take($0.map(\.range)) }.flatMap { $0 }
    }

    /// Returns the bytes of a file after edits of its text.
    ///
    /// A legacy table keeps its encoding and byte-order mark.
    package static func applied(_ edits: [Edit], to file: LoadedFile) throws -> [UInt8] {
        let isWhole = edits.contains { $0.range == 0..<file.bytes.count }
        guard file.format != .catalog, !isWhole else { return try Edit.apply(edits, to: file.bytes) }
        return try DecodedText(decoding: file.bytes).encode(Edit.apply(edits, to: file.text.bytes))
    }
}

/// The byte ranges of accepted edits, in ascending order.
private struct TakenRanges {
    private var ranges: [ByteRange] = []

    /// Adds ranges, unless one of them overlaps or touches a range that is already taken.
    mutating func take(_ new: [ByteRange]) -> Bool {
        guard new.allSatisfy(isFree) else { return false }
        for range in new { ranges.insert(range, at: insertionIndex(of: range)) }
        return true
    }

    private func isFree(_ range: ByteRange) -> Bool {
        let index = insertionIndex(of: range)
        let isBefore = index == 0 || ranges[index - 1].upperBound < range.lowerBound
        return isBefore && (index == ranges.count || range.upperBound < ranges[index].lowerBound)
    }

    /// Returns the index at which a range belongs in the sorted list.
    private func insertionIndex(of range: ByteRange) -> Int {
        ranges.partitioningIndex { $0.lowerBound >= range.lowerBound }
    }
}
