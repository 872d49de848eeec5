import CatalogCore

extension FormattedPart {
    /// The percent signs that begin no specifier that anybody meant; only in a formatted text are they defects.
    package var percentDefects: [ArgumentDefect] {
        guard !isSound else { return [] }
        let ranges = (format.problems.map(\.range) + mistaken.map(\.range)).sorted { $0.lowerBound < $1.lowerBound }
        return ranges.map { range in
            ArgumentDefect(kind: isPlainSign(range) ? .unescapedPercent : .invalid, part: self, found: [written(range)])
        }
    }

    /// Whether what Foundation took for a specifier is plainly a percent sign: nothing of a specifier follows but
    /// spaces, or a number stands before it and a word follows, or behind it a number of two digits as in Turkish.
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
