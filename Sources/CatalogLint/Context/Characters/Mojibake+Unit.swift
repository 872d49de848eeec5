extension Mojibake {
    /// A character of a text, with the byte that encodes it in Latin-1 or in a Windows encoding.
    package struct Unit {
        let scalar: Unicode.Scalar
        /// The byte; nil for characters that the encoding does not have, and for ASCII, which is the same in all encodings.
        let byte: UInt8?
        let range: Range<Int>

        /// Reads the characters of a text.
        ///
        /// - Parameter byte: Returns the byte of a character in an encoding.
        static func all(in bytes: ArraySlice<UInt8>, by byte: (Unicode.Scalar) -> UInt8?) -> [Unit] {
            var offset = bytes.startIndex
            return String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
                let start = offset
                offset += UTF8.width(scalar)
                return Unit(scalar: scalar, byte: byte(scalar), range: start..<offset)
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

        /// Returns the byte of a character in Latin-1 or Windows-1252.
        ///
        /// Windows-1254 differs from these only in letters that do not occur in damaged text.
        static func western(_ scalar: Unicode.Scalar) -> UInt8? {
            switch scalar.value {
            case 0x80...0xFF: UInt8(scalar.value)
            default: windows1252.firstIndex(of: scalar).map { UInt8(0x80 + $0) }
            }
        }

        /// Returns the byte of a character in Windows-1250, as far as damaged text of Central Europe has it.
        ///
        /// “PĂŞUNE” is Romanian.
        static func central(_ scalar: Unicode.Scalar) -> UInt8? {
            guard scalar != "Ş", scalar != "ş" else { return nil }
            return windows1250.firstIndex(of: scalar).map { UInt8(0x80 + $0) }
        }
    }

    /// The characters of Windows-1250 from 0x80 to 0xC5; nil for bytes without a character.
    private static let windows1250: [Unicode.Scalar?] = Array(
        """
        €\u{0}‚\u{0}„…†‡\u{0}‰Š‹ŚŤŽŹ\u{0}‘’“”•–—\u{0}™š›śťžź\u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹ
        """.unicodeScalars
    ).map { $0 == "\u{0}" ? nil : $0 }

    /// The characters of Windows-1252 from 0x80 to 0x9F.
    ///
    /// Its five undefined bytes stand for control characters.
    package static let windows1252: [Unicode.Scalar] = [
        "€", "\u{81}", "‚", "ƒ", "„", "…", "†", "‡", "ˆ", "‰", "Š", "‹", "Œ", "\u{8D}", "Ž", "\u{8F}",
        "\u{90}", "‘", "’", "“", "”", "•", "–", "—", "˜", "™", "š", "›", "œ", "\u{9D}", "ž", "Ÿ",
    ]
}
