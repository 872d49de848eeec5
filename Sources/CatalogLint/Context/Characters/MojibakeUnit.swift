extension Mojibake {
    /// A character of a text, with the byte that encodes it in Windows-1252 or Latin-1.
    package struct Unit {
        let scalar: Unicode.Scalar
        /// The byte; nil for characters that neither encoding has, and for ASCII, which is the same in all encodings.
        let byte: UInt8?
        let range: Range<Int>

        static func all(in bytes: ArraySlice<UInt8>) -> [Unit] {
            var offset = bytes.startIndex
            return String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
                let start = offset
                offset += UTF8.width(scalar)
                return Unit(scalar: scalar, byte: byte(of: scalar), range: start..<offset)
            }
        }

        /// Whether the character may follow a word in correct text: closing punctuation, a dash, a space or a mark.
        var isPunctuation: Bool {
            switch scalar {
            case "…", "‘", "’", "“", "”", "„", "‚", "‹", "›", "«", "»", "–", "—", "™", "•", "†", "‡", "\u{A0}",
                "\u{AD}",
                "®", "©", "ª", "º", "°", "¹", "²", "³", "·", "¡", "¿":
                true
            default: false
            }
        }

        private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
            switch scalar.value {
            case 0x80...0xFF: UInt8(scalar.value)
            default: windows1252.firstIndex(of: scalar).map { UInt8(0x80 + $0) }
            }
        }
    }

    /// The characters of Windows-1252 from 0x80 to 0x9F.
    ///
    /// Its five undefined bytes stand for control characters.
    package static let windows1252: [Unicode.Scalar] = [
        "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
        "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
    ]
}
