import CatalogCore
import StringTables

/// The edits of several fixes of one file.
package enum FixEdits {
    /// The edits of as many fixes as go together, in their order; the others wait for the next round.
    package static func compatible(_ fixes: [[Edit]]) -> [Edit] {
        var taken = TakenRanges()
        return fixes.filter { taken.take($0.map(\.range)) }.flatMap { $0 }
    }

    /// The bytes of a file with edits of its text made; a legacy table keeps its encoding and byte-order mark.
    package static func applied(_ edits: [Edit], to file: LoadedFile) throws -> [UInt8] {
        let isWhole = edits.contains { $0.range == 0..<file.bytes.count }
        guard file.format != .catalog, !isWhole else { return try Edit.apply(edits, to: file.bytes) }
        return try DecodedText(decoding: file.bytes).encode(Edit.apply(edits, to: file.text.bytes))
    }
}

/// Ranges of bytes that edits name, in order.
private struct TakenRanges {
    private var ranges: [ByteRange] = []

    /// Takes some ranges, unless one of them shares a byte, or a place between two, with one that is taken.
    mutating func take(_ new: [ByteRange]) -> Bool {
        guard new.allSatisfy(isFree) else { return false }
        for range in new { ranges.insert(range, at: place(of: range)) }
        return true
    }

    private func isFree(_ range: ByteRange) -> Bool {
        let index = place(of: range)
        let isBefore = index == 0 || ranges[index - 1].upperBound < range.lowerBound
        return isBefore && (index == ranges.count || range.upperBound < ranges[index].lowerBound)
    }

    /// Where a range belongs among those that are taken.
    private func place(of range: ByteRange) -> Int {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
