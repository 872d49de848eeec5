import CatalogCore

/// A scanner for the placeholders of a text.
struct PlaceholderScan {
    private let bytes: [UInt8]
    private var placeholders: [Placeholder] = []

    /// Returns the numbers and specifiers of a text in order.
    static func placeholders(of text: String, specifiers: [FormatSpecifier]) -> [Placeholder] {
        guard !specifiers.isEmpty || text.utf8.contains(where: \.isASCIIDigit) else { return [] }
        var scan = PlaceholderScan(bytes: Array(text.utf8))
        var nextArgument = 1
        var end = 0
        for specifier in specifiers {
            scan.addNumbers(in: end..<specifier.range.lowerBound)
            let argument = specifier.position ?? nextArgument
            if specifier.position == nil { nextArgument += 1 }
            scan.add(.specifier(specifier, argument: argument), at: specifier.range)
            end = specifier.range.upperBound
        }
        scan.addNumbers(in: end..<scan.bytes.count)
        return scan.placeholders
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func add(_ content: Placeholder.Content, at range: ByteRange) {
        placeholders.append(
            Placeholder(
                content: content, range: range, written: String(decoding: bytes[range], as: UTF8.self),
                countsWord: isWord(after: range.upperBound)))
    }

    /// Adds the numbers in a range, except digits that are part of a word, such as `MP3` or `1st`.
    private mutating func addNumbers(in range: ByteRange) {
        var start = range.lowerBound
        while start < range.upperBound {
            guard bytes[start].isASCIIDigit else {
                start += 1
                continue
            }
            let end = bytes[start..<range.upperBound].firstIndex { !$0.isASCIIDigit } ?? range.upperBound
            if !isInWord(start - 1), !isInWord(end) {
                let number = signStart(of: start, from: range.lowerBound)..<end
                add(.number(String(decoding: bytes[number], as: UTF8.self)), at: number)
            }
            start = end
        }
    }

    /// Returns the start of the sign before a number, or `start` if there is none, as in `5-10` and `UTF-8`.
    private func signStart(of start: Int, from limit: Int) -> Int {
        let sign = Self.signs.first { bytes[limit..<start].suffix($0.count).elementsEqual($0) }
        guard let sign else { return start }
        let before = start - sign.count - 1
        let isInside = isInWord(before) || (bytes.indices.contains(before) && bytes[before].isASCIIDigit)
        return isInside ? start : start - sign.count
    }

    /// The signs of numbers: hyphen, plus and minus.
    private static let signs = ["-", "+", "\u{2212}"].map { Array($0.utf8) }

    /// Whether a letter or `_` is at `index`.
    ///
    /// Only scripts with spaces between words count; their letters have one or two bytes in UTF-8.
    private func isInWord(_ index: Int) -> Bool {
        guard bytes.indices.contains(index) else { return false }
        let byte = bytes[index]
        if byte < 0x80 { return byte.isASCIILetter || byte == UInt8(ascii: "_") }
        return byte & 0xC0 == 0x80 ? index > 0 && bytes[index - 1] & 0xE0 == 0xC0 : byte & 0xE0 == 0xC0 && byte != 0xC2
    }

    /// Whether a word follows `index`, after optional spaces.
    private func isWord(after index: Int) -> Bool {
        let rest = bytes[index...].drop { $0 == UInt8(ascii: " ") || $0 == 0xC2 || $0 == 0xA0 }
        return rest.first.map { $0.isASCIILetter || $0 >= 0x80 || $0 == UInt8(ascii: "%") } ?? false
    }
}
