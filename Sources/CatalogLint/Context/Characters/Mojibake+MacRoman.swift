import CatalogCore

extension Mojibake {
    /// The first byte of the marks that prove that Mac Roman was read.
    package static let macRomanBytes = ByteSet(0xE2...0xE2)

    /// The letters of Latin-1 from `à` to `ý`, by the characters that Mac Roman has in their place.
    private static let latinByMacRoman: [Unicode.Scalar: Unicode.Scalar] = [
        "‡": "à", "·": "á", "‚": "â", "„": "ã", "‰": "ä", "Â": "å", "Ê": "æ", "Á": "ç", "Ë": "è", "È": "é", "Í": "ê",
        "Î": "ë", "Ï": "ì", "Ì": "í", "Ó": "î", "Ô": "ï", "Ò": "ñ", "Ú": "ò", "Û": "ó", "Ù": "ô", "ı": "õ", "ˆ": "ö",
        "¯": "ø", "˘": "ù", "˙": "ú", "˚": "û", "¸": "ü", "˝": "ý",
    ]

    /// Returns the letters of a text in Latin-1 that was decoded as Mac Roman: `Revis„o` for `Revisão`.
    ///
    /// `„`, `‰` or `‡` between two letters prove it, since no correct text has them there. A `„` may lack its space, so it
    /// counts only if no quotation mark closes it.
    static func macRomanDamage(in bytes: ArraySlice<UInt8>) -> [Damage] {
        guard mayBeMacRoman(bytes) else { return [] }
        let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
        guard !scalars.contains(where: { "“”\"".unicodeScalars.contains($0) }) else { return [] }
        var (offset, before) = (bytes.startIndex, false)
        var found: [Damage] = []
        for index in scalars.indices {
            let scalar = scalars[index]
            let range = offset..<(offset + UTF8.width(scalar))
            let next = scalars.index(after: index)
            let after = next < scalars.endIndex && scalars[next].properties.isAlphabetic
            if let meant = latinByMacRoman[scalar], before || after {
                found.append(Damage(range: range, meant: meant))
                before = true
            } else {
                before = scalar.properties.isAlphabetic
            }
            offset = range.upperBound
        }
        return found
    }

    /// Returns whether `„`, `‰` or `‡` are between two letters of ASCII, or behind another character of Mac Roman.
    private static func mayBeMacRoman(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.count > 4 else { return false }
        var rest = bytes
        while let lead = rest.firstIndex(of: 0xE2), lead + 3 < bytes.endIndex {
            rest = bytes[(lead + 1)...]
            guard bytes[lead + 1] == 0x80, [0x9E, 0xB0, 0xA1].contains(bytes[lead + 2]), lead > bytes.startIndex,
                bytes[lead - 1].isASCIILetter || bytes[lead - 1] >= 0x80, bytes[lead + 3].isASCIILetter
            else { continue }
            // `Á„o`: the first letter of the pair is beyond ASCII; a space or a mark of punctuation is not.
            if bytes[lead - 1].isASCIILetter || lead > bytes.startIndex + 1 && bytes[lead - 2] == 0xC3 { return true }
        }
        return false
    }
}
