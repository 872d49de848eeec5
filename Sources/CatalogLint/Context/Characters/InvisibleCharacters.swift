import CatalogRuntime

/// Characters without visible width, and the contexts in which they have a purpose.
package enum InvisibleCharacters {
    /// The bytes with which the characters begin.
    package static let firstBytes = ByteSet(0xC2...0xC2, 0xD8...0xD8, 0xE1...0xE2, 0xEF...0xEF)

    /// Returns whether the bytes of a text may contain invisible characters.
    package static func mayBeIn(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer(mayBeIn)
    }

    private static func mayBeIn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count > 1 else { return false }
        for index in bytes.startIndex..<(bytes.endIndex &- 1) {
            let next = bytes[index &+ 1]
            switch bytes[index] {
            case 0xC2 where next == 0xAD, 0xD8 where next == 0x9C, 0xE1 where next == 0xA0, 0xEF where next == 0xBB:
                return true
            case 0xE2 where next == 0x80 || next == 0x81:
                let third = bytes[min(index &+ 2, bytes.endIndex &- 1)]
                let isKnown = next == 0x80 ? isMarkOrControl(third) : third == 0xA0 || (0xA6...0xA9).contains(third)
                if isKnown { return true }
            default: continue
            }
        }
        return false
    }

    /// Returns whether a byte ends the UTF-8 of U+200B to U+200F, or of U+202A to U+202E.
    private static func isMarkOrControl(_ third: UInt8) -> Bool {
        (0x8B...0x8F).contains(third) || (0xAA...0xAE).contains(third)
    }

    /// Returns the offsets of invisible characters that have no purpose in their context.
    package static func needless(in scalars: [Unicode.Scalar], of language: LanguageTag) -> [Int] {
        let isMixed = scalars.contains { isRightToLeft($0) || $0 == "%" }
        let isSpaceless = scalars.contains(where: isOfSpacelessScript)
        let unpaired = DirectionControls.unpaired(in: scalars)
        return scalars.indices.filter { index in
            let before = index > 0 ? scalars[index - 1] : nil
            let after = index + 1 < scalars.count ? scalars[index + 1] : nil
            switch scalars[index] {
            case "\u{200B}": return !isSpaceless && !isIdeographic(before) && !isIdeographic(after)
            case "\u{200C}": return !isOfJoiningScript(before) && !isOfJoiningScript(after)
            case "\u{200D}":
                return !isOfJoiningScript(before) && !isOfJoiningScript(after) && !joinsEmoji(before, after)
            case "\u{200E}", "\u{200F}", "\u{061C}": return !isMixed && !isWrittenRightToLeft(language)
            case _ where DirectionControls.contains(scalars[index]):
                // A forced order from right to left turns letters around, and an open control acts on what follows.
                return scalars[index] == "\u{202E}" || unpaired.contains(index)
                    || !isMixed && !isWrittenRightToLeft(language)
            case "\u{AD}": return !isHyphenated(language, before, after)
            case "\u{2060}": return isSpaceOrEdge(before) || isSpaceOrEdge(after)
            case "\u{180E}": return !(before.map { (0x1800...0x18AF).contains($0.value) } ?? false)
            case "\u{FEFF}": return true
            default: return false
            }
        }
    }

    /// Returns whether a character has no effect in its context, not even on how letters join or lines break.
    package static func isIdle(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        let before = index > 0 ? scalars[index - 1] : nil
        let after = index + 1 < scalars.count ? scalars[index + 1] : nil
        switch scalars[index] {
        case "\u{FEFF}": return before == nil || after == nil
        case "\u{200B}": return isSpaceOrWordEdge(before, after)
        case "\u{200C}", "\u{200D}": return !mayJoin(before) || !mayJoin(after)
        default: return false
        }
    }

    /// Returns whether a character may join with another, as in a ligature of f and i or in a joined emoji.
    ///
    /// Ideographs, spaces and most marks never join.
    private static func mayJoin(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar, !isIdeographic(scalar), !isSpaceOrEdge(scalar) else { return false }
        return scalar.properties.isAlphabetic || scalar.properties.isEmoji || scalar.value > 0x7F
    }

    /// Returns whether a line break at this point is already allowed or already impossible.
    ///
    /// That is the case at either end of the text, and next to a space, if the other side is a word.
    private static func isSpaceOrWordEdge(_ before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> Bool {
        let isWord = { (scalar: Unicode.Scalar?) in scalar.map { isSpaceOrEdge($0) || WordScalar.isInside($0) } ?? true
        }
        return (isSpaceOrEdge(before) || isSpaceOrEdge(after)) && isWord(before) && isWord(after)
    }

    // MARK: - Scripts

    /// Returns whether the character's script has no spaces to break lines at: Thai, Lao, Tibetan, Myanmar, Khmer, Tai
    /// or Javanese.
    private static func isOfSpacelessScript(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x1AAF, 0xA980...0xA9DF, 0xAA00...0xAADF: true
        default: false
        }
    }

    /// Returns whether the character is an ideograph.
    ///
    /// Chinese and Japanese lines can break anywhere; a zero-width space marks a preferred break.
    private static func isIdeographic(_ scalar: Unicode.Scalar?) -> Bool {
        switch scalar?.value ?? 0 {
        case 0x2E80...0xA4CF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
        default: false
        }
    }

    /// Returns whether the letters of the character's script join or stack, as in Arabic, Indic scripts, Myanmar, Khmer
    /// and Mongolian.
    private static func isOfJoiningScript(_ scalar: Unicode.Scalar?) -> Bool {
        switch scalar?.value ?? 0 {
        case 0x0600...0x0DFF, 0x1000...0x109F, 0x1780...0x18AF, 0xA8E0...0xA8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE,
            0x10A00...0x10FFF, 0x11000...0x11FFF, 0x1E900...0x1E95F:
            true
        default: false
        }
    }

    /// Returns whether a joiner connects two emoji, such as a family or a flag.
    ///
    /// Skin tones and variation selectors may come between.
    private static func joinsEmoji(_ before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> Bool {
        guard let before, let after else { return false }
        return (before.properties.isEmoji || before == "\u{FE0F}") && after.properties.isEmoji
    }

    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
        default: false
        }
    }

    // MARK: - Languages

    private static func isWrittenRightToLeft(_ language: LanguageTag) -> Bool {
        let rightToLeft: Set = ["ar", "he", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb", "ks", "syr", "arc", "nqo"]
        return rightToLeft.contains(language.language ?? "") || ["Arab", "Hebr"].contains(language.script)
    }

    /// Returns whether a soft hyphen is between two letters in a language whose compounds may be too long for a line.
    private static func isHyphenated(
        _ language: LanguageTag, _ before: Unicode.Scalar?, _ after: Unicode.Scalar?
    ) -> Bool {
        let compounding: Set = [
            "de", "nl", "af", "lb", "fy", "da", "sv", "nb", "nn", "no", "is", "fo", "fi", "et", "hu", "ru", "uk", "el",
        ]
        guard let before, let after, before.properties.isAlphabetic, after.properties.isAlphabetic else { return false }
        return compounding.contains(language.language ?? "")
    }

    private static func isSpaceOrEdge(_ scalar: Unicode.Scalar?) -> Bool { scalar?.properties.isWhitespace ?? true }
}
