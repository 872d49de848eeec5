/// The number of terminal columns that text occupies.
///
/// Terminals differ in detail. This type follows most terminals and the common `wcwidth` implementations: a grapheme
/// cluster occupies one or two columns. Properties that the generated table lacks come from Swift's standard library.
package enum DisplayWidth {
    /// Returns the columns of a text.
    ///
    /// Control characters, including tab and newline, count as 0 columns. Escape them first.
    package static func columns(of text: String) -> Int {
        columns(of: text[...])
    }

    /// Returns the columns of a substring; see ``columns(of:)-(String)``.
    package static func columns(of text: Substring) -> Int {
        columnsOfPlainLatin(text.utf8) ?? text.reduce(0) { $0 + columns(of: $1) }
    }

    /// Returns the columns of a character (a grapheme cluster): 0, 1 or 2.
    ///
    /// A cluster never occupies more than two columns. This holds for emoji sequences, flags, Indic conjuncts and
    /// decomposed Hangul syllables.
    package static func columns(of character: Character) -> Int {
        var sum = 0
        var previous: Unicode.Scalar?
        for scalar in character.unicodeScalars {
            // Variation selector 16 requests emoji presentation, which is two columns wide.
            if scalar.value == 0xFE0F, previous?.properties.isEmoji == true { return 2 }
            previous = scalar
            sum += columns(of: scalar)
        }
        return min(sum, 2)
    }

    /// Returns the longest prefix of `text` that fits in `limit` columns.
    static func prefix(of text: Substring, columns limit: Int) -> Substring {
        var end = text.startIndex
        var taken = 0
        while end < text.endIndex {
            taken += columns(of: text[end])
            if taken > limit { break }
            text.formIndex(after: &end)
        }
        return text[..<end]
    }

    /// Returns the columns of a text whose scalars are all below U+0300, where no scalars combine; otherwise nil.
    ///
    /// This fast path spares most European texts the grapheme breaking, which takes several times as long.
    private static func columnsOfPlainLatin(_ bytes: Substring.UTF8View) -> Int? {
        var count = 0
        var previous: UInt8 = 0
        for byte in bytes {
            if byte >= 0xCC { return nil }
            let isContinuation = byte & 0xC0 == 0x80
            if !isContinuation, byte >= 0x20, byte != 0x7F { count += 1 }
            // The lead byte of a C1 control (U+0080 to U+009F) has already been counted.
            if isContinuation, previous == 0xC2, byte < 0xA0 { count -= 1 }
            previous = byte
        }
        return count
    }

    private static func columns(of scalar: Unicode.Scalar) -> Int {
        if scalar.value < 0x7F { return scalar.value < 0x20 ? 0 : 1 }
        if isWide(scalar) { return 2 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: return 0
        case .format: return isVisibleFormat(scalar) ? 1 : 0
        default: return isTrailingJamo(scalar) ? 0 : 1
        }
    }

    /// Whether a format character is visible: the soft hyphen and Arabic, Syriac and Kaithi number signs.
    private static func isVisibleFormat(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAD, 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
        default: false
        }
    }

    /// Whether `scalar` is a Hangul vowel or final, which is drawn into the two columns of the leading consonant.
    private static func isTrailingJamo(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: true
        default: false
        }
    }

    /// Whether `scalar` is East Asian Wide or Fullwidth and not a mark, or has default emoji presentation.
    ///
    /// The standard library supplies emoji presentation, so emoji newer than the table are wide too.
    private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        guard let first = DisplayWidthTable.wideBoundaries.first, scalar.value >= first else { return false }
        let index = DisplayWidthTable.wideBoundaries.partitioningIndex { $0 > scalar.value }
        return index % 2 == 1 || (scalar.value >= 0x1F000 && scalar.properties.isEmojiPresentation)
    }
}
