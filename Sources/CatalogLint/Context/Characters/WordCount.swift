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
        switch CharacterClass.of(scalar) {
        case .word:
            words += 1
            isInWord = false
        case .letter: take(isSpace: false, isLetter: true)
        case .space: take(isSpace: true, isLetter: false)
        case .mark: take(isSpace: false, isLetter: false)
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
}

/// What a character means for the number of words.
private enum CharacterClass {
    /// A character that is a word by itself: an ideograph or kana.
    case word
    /// A letter or digit.
    case letter
    /// White space.
    case space
    /// A character that is none of these.
    case mark

    /// The first character beyond the table, which covers the alphabets from Latin to Thai.
    private static let limit: UInt32 = 0xE80

    /// The classes of the characters below the limit, because the properties in the standard library take longer than all
    /// else in a count.
    private static let table: [CharacterClass] = (0..<limit).map { value in
        Unicode.Scalar(value).map { byProperties($0) } ?? .mark
    }

    static func of(_ scalar: Unicode.Scalar) -> CharacterClass {
        switch scalar.value {
        case ..<limit: table[Int(scalar.value)]
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FEF: .word
        // Korean separates words with spaces.
        case 0xAC00...0xD7A3: .letter
        default: byProperties(scalar)
        }
    }

    private static func byProperties(_ scalar: Unicode.Scalar) -> CharacterClass {
        let properties = scalar.properties
        // U+3006 is the first ideograph. Some kana are no ideographs.
        if scalar.value >= 0x3006, isKana(scalar) || properties.isIdeographic { return .word }
        if properties.isAlphabetic || properties.numericType != nil { return .letter }
        return properties.isWhitespace ? .space : .mark
    }

    private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x31F0...0x31FF, 0xFF66...0xFF9D: true
        default: false
        }
    }
}
