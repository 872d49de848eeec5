import CatalogCore

extension FormattedPart {
    /// The defects for percent signs that do not begin an intended specifier.
    ///
    /// They are defects only in a formatted text.
    package var percentDefects: [ArgumentDefect] {
        guard !isSound else { return [] }
        let ranges = (format.problems.map(\.range) + mistaken.map(\.range)).sorted { $0.lowerBound < $1.lowerBound }
        return ranges.map { range in
            ArgumentDefect(
                kind: isPlainSign(range) ? .unescapedPercent : .invalid, part: self, actual: [written(range)])
        }
    }

    /// Returns whether a percent sign outside the intended specifiers is clearly meant as text.
    ///
    /// The next character decides:
    /// - A space or the end of the text is clear, unless the specifier has an argument number.
    /// - A number is clear if it has at least two digits, as in Turkish `%50`, and cannot be part of a specifier.
    /// - A letter is clear if a digit precedes the sign and Foundation reads no valid specifier.
    /// - Any other character is clear, except those in `-+#.*$(`.
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
