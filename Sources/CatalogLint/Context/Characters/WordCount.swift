import CatalogCore

/// A word counter that follows the conventions for translators' fees.
///
/// A sequence between white space is a word if it has a letter or digit outside format specifiers. In Chinese and
/// Japanese, which have no spaces, each character counts as a word, as in office programs. Thai, Lao, Khmer and Burmese
/// would need a dictionary; for them, a sequence between spaces counts as a word.
package struct WordCount {
    private var words = 0
    private var isInWord = false

    /// Returns the number of words in UTF-8 text.
    ///
    /// - Parameter isLiteral: Whether `%` is an ordinary character, as `StringTable.isLiteral` says.
    package static func words(in text: ArraySlice<UInt8>, isLiteral: Bool = false) -> Int {
        var count = WordCount()
        var end = text.startIndex
        if !isLiteral, text.contains(UInt8(ascii: "%")) {
            for piece in FormatString(utf8: text).pieces {
                count.read(text[end..<(text.startIndex + piece.range.lowerBound)])
                if case .specifier(let specifier) = piece, specifier.hasSpaceFlag { count.isInWord = false }
                end = text.startIndex + piece.range.upperBound
            }
        }
        count.read(text[end...])
        return count.words
    }

    private mutating func read(_ text: ArraySlice<UInt8>) {
        if text.allSatisfy({ $0 < 0x80 }) {
            for byte in text { read(byte) }
        } else {
            for scalar in String(decoding: text, as: UTF8.self).unicodeScalars { read(scalar) }
        }
    }

    private mutating func read(_ byte: UInt8) {
        take(isSpace: byte == 0x20 || (0x09...0x0D).contains(byte), isLetter: Self.isLetter(byte))
    }

    private mutating func read(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x00...0x7F: read(UInt8(truncatingIfNeeded: scalar.value))
        // The letters of Latin-1 and Latin Extended, with the signs for times and divided by.
        case 0xC0...0x24F: take(isSpace: false, isLetter: scalar != "×" && scalar != "÷")
        case 0x3006... where Self.isWordByItself(scalar):
            words += 1
            isInWord = false
        default:
            let properties = scalar.properties
            take(isSpace: properties.isWhitespace, isLetter: properties.isAlphabetic || properties.numericType != nil)
        }
    }

    /// Processes a character.
    ///
    /// A word counts at its first letter; punctuation neither begins nor ends a word.
    private mutating func take(isSpace: Bool, isLetter: Bool) {
        if isLetter, !isInWord { words += 1 }
        isInWord = isLetter || (isInWord && !isSpace)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        return isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// Whether a character counts as a word: ideographs, the first of which is U+3006, and kana.
    ///
    /// Korean separates words with spaces.
    private static func isWordByItself(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x31F0...0x31FF, 0xFF66...0xFF9D: true
        default: scalar.properties.isIdeographic
        }
    }
}
