import CatalogCore

extension Text {
    /// Returns whether a number is in parentheses or after a colon, so that no word agrees with it.
    package func isApart(_ range: ByteRange) -> Bool {
        let bytes = Array(utf8)
        let before = bytes[..<range.lowerBound].last { $0 != 0x20 }
        let after = bytes[range.upperBound...].first { $0 != 0x20 }
        switch (before, after) {
        case (UInt8(ascii: ":"), let next): return next.map { ",.;)\n".utf8.contains($0) } ?? true
        case (UInt8(ascii: "("), UInt8(ascii: ")")): return true
        default: return false
        }
    }

    /// The range of the first number that words agree with; nil if there is none.
    package var countingNumber: ByteRange? {
        guard mayHaveSpecifiers else { return nil }
        return FormatString(utf8: utf8).pieces.first { $0.showsNumber && !isApart($0.range) }?.range
    }
}
