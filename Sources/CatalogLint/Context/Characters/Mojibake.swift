/// Text that was decoded in the wrong encoding.
///
/// UTF-8 as Latin-1 or as a Windows encoding: `Ã§` for `ç`, `â€™` for `’`, `Ĺ™` for `ř`; or Latin-1 as Mac Roman: `„` for
/// `ã`.
package enum Mojibake {
    /// A sequence that stands for one character.
    package struct Damage {
        /// The bytes of the sequence in the text.
        package let range: Range<Int>
        /// The intended character.
        package let meant: Unicode.Scalar
    }

    /// The first bytes of the letters that mojibake begins with.
    package static let firstBytes = ByteSet(0xC3...0xC4)
    /// The first bytes of the characters behind them.
    package static let nextBytes = ByteSet(0xC2...0xC2, 0xC4...0xC6, 0xCB...0xCB, 0xE2...0xE2)

    /// Returns whether a text may contain mojibake: a letter from `Â` to `ô`, `Ă` or `Ĺ` before certain non-ASCII
    /// characters.
    ///
    /// The second character must be one that the encodings have between 0x80 and 0xBF. An accented letter, as in `ção`,
    /// does not qualify.
    package static func mayBeIn(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.count > 3 else { return false }
        for index in bytes.startIndex..<(bytes.endIndex &- 3) where bytes[index] == 0xC3 || bytes[index] == 0xC4 {
            let second = bytes[index &+ 1]
            guard bytes[index] == 0xC3 ? (0x82...0xB4).contains(second) : isCentralLead(second) else { continue }
            switch bytes[index &+ 2] {
            case 0xC2, 0xC4, 0xC5, 0xC6, 0xCB, 0xE2: return true
            default: continue
            }
        }
        return false
    }

    /// Returns whether a byte after 0xC4 makes it `Ă` or `Ĺ`, the bytes 0xC3 and 0xC5 of Windows-1250.
    private static func isCentralLead(_ byte: UInt8) -> Bool { byte == 0x82 || byte == 0xB9 }

    /// Returns the damaged sequences of a text, in order.
    ///
    /// Such sequences also occur in correct text, where a capital or accented letter precedes closing punctuation
    /// (`CAFÉ…`, `„Spaß“`, `MAÇÃ»`). They count as damage only if the adjacent letters rule out correct text.
    package static func damage(in bytes: ArraySlice<UInt8>) -> [Damage] {
        guard mayBeIn(bytes) else { return macRomanDamage(in: bytes) }
        var found = damage(of: Unit.all(in: bytes, by: Unit.western))
        if found.isEmpty { found = damage(of: Unit.all(in: bytes, by: Unit.central)) }
        return found.isEmpty ? macRomanDamage(in: bytes) : found
    }

    private static func damage(of units: [Unit]) -> [Damage] {
        var found: [Damage] = []
        var index = 0
        while index < units.count {
            if let damage = damage(at: index, of: units, afterDamage: found.last?.range.upperBound) {
                found.append(damage)
                index += damage.meant.utf8Width
            } else {
                index += 1
            }
        }
        return found
    }

    /// Returns the text with all damaged sequences repaired.
    package static func repaired(_ bytes: ArraySlice<UInt8>, _ damage: [Damage]) -> String {
        var result = String.UnicodeScalarView()
        var start = bytes.startIndex
        for piece in damage {
            result += String(decoding: bytes[start..<piece.range.lowerBound], as: UTF8.self).unicodeScalars
            result.append(piece.meant)
            start = piece.range.upperBound
        }
        return String(result) + String(decoding: bytes[start...], as: UTF8.self)
    }

    // MARK: - One sequence

    private static func damage(at index: Int, of units: [Unit], afterDamage end: Int?) -> Damage? {
        guard let lead = units[index].byte, let width = width(ofLead: lead), index + width <= units.count else {
            return nil
        }
        let sequence = units[index..<(index + width)]
        guard let last = sequence.last, let meant = character(of: sequence.compactMap(\.byte), width: width) else {
            return nil
        }
        let before = index > 0 ? units[index - 1].scalar : nil
        let after = index + width < units.count ? units[index + width] : nil
        let isProven = end == units[index].range.lowerBound || begins(after, before: units, at: index + width)
        guard isProven || isDamaged(sequence, lead, before: before, after: after?.scalar) else { return nil }
        return Damage(range: units[index].range.lowerBound..<last.range.upperBound, meant: meant)
    }

    /// Returns the character that the bytes encode in UTF-8, if they are its shortest form.
    private static func character(of bytes: [UInt8], width: Int) -> Unicode.Scalar? {
        guard bytes.count == width, let lead = bytes.first else { return nil }
        var value = UInt32(lead & (0xFF >> UInt8(width + 1)))
        for byte in bytes.dropFirst() {
            guard byte & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(byte & 0x3F)
        }
        return Unicode.Scalar(value).flatMap { UTF8.width($0) == width ? $0 : nil }
    }

    /// Returns whether a second damaged sequence follows and confirms the first, as in `Ð¿Ñ€`.
    ///
    /// Latin sequences need individual checks.
    private static func begins(_ unit: Unit?, before units: [Unit], at index: Int) -> Bool {
        guard let byte = unit?.byte, (0xD0...0xD9).contains(byte), index + 1 < units.count,
            let next = units[index + 1].byte, let first = units[index - 2].byte
        else { return false }
        return next & 0xC0 == 0x80 && (0xD0...0xD9).contains(first)
    }

    private static func isDamaged(
        _ sequence: ArraySlice<Unit>, _ lead: UInt8, before: Unicode.Scalar?, after: Unicode.Scalar?
    ) -> Bool {
        let rest = sequence.dropFirst()
        let isTelling = rest.contains { !$0.isPunctuation }
        // A no-break space after a letter is correct text, as in `élevé €`.
        if sequence.count > 2 { return isTelling && rest.first?.scalar != "\u{A0}" }
        if before?.properties.isLowercase ?? false, lead != 0xD7 { return true }
        switch lead {
        case 0xC2: return isDamagedSign(rest.first, isTelling: isTelling, before: before)
        // “Ã\u{A0}” between spaces is “à”, the most common word of one letter in French and Portuguese.
        case 0xC3 where rest.first?.scalar == "\u{A0}" && before.map({ !$0.properties.isAlphabetic }) ?? true:
            return after != nil
        case 0xC3: return isTelling || after?.properties.isLowercase ?? false
        // “ÅŸ” and “Ä™” are letters of Central Europe and Turkey; “Å…” and “Ä’” may end a word.
        case 0xC4, 0xC5:
            return isTelling || (after.map(isLetter) ?? false && !(rest.first.map { ends.contains($0.scalar) } ?? true))
        default: return false
        }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isLowercase || "ÄÅĹĂ".unicodeScalars.contains(scalar)
    }

    /// Marks that end a word, even if a letter follows without a space.
    private static let ends: Set<Unicode.Scalar> = ["…", "’", "‘", "–", "—", "»", "›"]

    /// Returns whether `Â` before a Latin-1 sign is damage, as in `25Â°C` and `Â© 2024`.
    private static func isDamagedSign(_ sign: Unit?, isTelling: Bool, before: Unicode.Scalar?) -> Bool {
        guard let before, !before.properties.isWhitespace else {
            return isTelling || sign.map { "©®°«¡¿".unicodeScalars.contains($0.scalar) } ?? false
        }
        return before.properties.numericType != nil || (isTelling && !before.properties.isUppercase)
    }

    private static func width(ofLead byte: UInt8) -> Int? {
        switch byte {
        case 0xC2...0xDE: 2
        case 0xE0...0xEF: 3
        case 0xF0: 4
        default: nil
        }
    }
}

extension Unicode.Scalar {
    fileprivate var utf8Width: Int { UTF8.width(self) }
}
