import CatalogCore

extension FormattedPart {
    /// The defects for percent signs that do not begin an intended specifier.
    ///
    /// They are defects only in a formatted text.
    package var percentDefects: [ArgumentDefect] {
        guard !isSound else { return [] }
        let ranges = (format.problems.map(\.range) + mistaken.map(\.range)).sorted { $0.lowerBound < $1.lowerBound }
        return ranges.map { range in
            ArgumentDefect(kind: isPlainSign(range) ? .unescapedPercent : .invalid, part: self, found: [written(range)])
        }
    }

    /// Whether a percent sign that Foundation read as a specifier is clearly meant as text.
    ///
    /// Three cases are clear: only spaces follow the sign; the sign is between a number and a word; or a two-digit
    /// number follows, as in Turkish.
    private func isPlainSign(_ range: ByteRange) -> Bool {
        let bytes = text.utf8
        let start = bytes.startIndex + range.lowerBound
        let rest = bytes[(start + 1)...]
        guard let next = rest.first, next != UInt8(ascii: " ") else { return !hasPosition(range) }
        if next.isASCIIDigit {
            let digits = rest.prefix(while: \.isASCIIDigit)
            let end = rest.dropFirst(digits.count).first ?? UInt8(ascii: " ")
            return digits.count > 1 && end != UInt8(ascii: "$") && end != UInt8(ascii: ".") && !end.isASCIILetter
        }
        if next.isASCIILetter {
            return start > bytes.startIndex && bytes[start - 1].isASCIIDigit && !mistaken.contains { $0.range == range }
        }
        return !"-+#.*$(".utf8.contains(next)
    }

    private func hasPosition(_ range: ByteRange) -> Bool {
        mistaken.contains { $0.range == range && $0.position != nil }
    }
}
