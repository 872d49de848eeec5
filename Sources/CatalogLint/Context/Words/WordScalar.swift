/// Functions that classify scalars as parts of words and find word boundaries.
package enum WordScalar {
    /// The ways in which scripts separate words.
    package enum Writing {
        /// With spaces and punctuation.
        case spaced
        /// Not at all, as in Chinese, Japanese and Thai.
        case unspaced
        /// With spaces, but particles attach to the end of a word, as in Korean.
        case withParticles
    }

    /// Returns whether a scalar is part of a word: a letter, mark or digit.
    package static func isInside(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return isASCIIWord(UInt8(truncatingIfNeeded: scalar.value)) }
        if let known = ScalarTable.entry(of: scalar) { return known.isInside }
        return ScalarTable.isCommonIdeographOrSyllable(scalar) || isInside(scalar.properties)
    }

    /// Returns the result of ``isInside(_:)`` from the properties in the standard library.
    static func isInside(_ properties: Unicode.Scalar.Properties) -> Bool {
        properties.isAlphabetic || properties.numericType == .decimal || properties.generalCategory == .nonspacingMark
    }

    /// Returns whether a scalar is a letter.
    package static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return (0x61...0x7A).contains(scalar.value | 0x20) }
        if let known = ScalarTable.entry(of: scalar) { return known.isLetter }
        return ScalarTable.isCommonIdeographOrSyllable(scalar) || scalar.properties.isAlphabetic
    }

    /// Returns whether a scalar is white space of any width.
    package static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII ? scalar == " " || (0x09...0x0D).contains(scalar.value) : scalar.properties.isWhitespace
    }

    /// Returns the scalar in lower case, with variants of one character unified.
    ///
    /// For example, `’` becomes `'`, a non-breaking hyphen `-`, `ı` and `İ` become `i`, and `ς` becomes `σ`.
    package static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        if scalar.isASCII {
            return (0x41...0x5A).contains(scalar.value) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
        }
        if let known = ScalarTable.entry(of: scalar) { return known.folded }
        return ScalarTable.isCommonIdeographOrSyllable(scalar) ? scalar : foldedByMapping(scalar)
    }

    /// Returns the result of ``folded(_:)`` from the mapping in the standard library.
    static func foldedByMapping(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar {
        case "’": "'"
        case "\u{2010}", "\u{2011}": "-"
        case "ı", "İ": "i"
        case "ς": "σ"
        default: scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
        }
    }

    /// Returns the word separation of a scalar's script.
    package static func writing(of scalar: Unicode.Scalar) -> Writing {
        switch scalar.value {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9F,
            0x20000...0x3FFFF:
            .unspaced
        case 0x1100...0x11FF, 0xAC00...0xD7AF: .withParticles
        default: .spaced
        }
    }

    /// Returns whether a word may end between two adjacent scalars.
    package static func isBoundary(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
        guard isInside(left), isInside(right) else { return true }
        let writing = (writing(of: left), writing(of: right))
        return writing.0 != writing.1 || writing.0 == .unspaced
    }

    private static func isASCIIWord(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte)
    }
}
