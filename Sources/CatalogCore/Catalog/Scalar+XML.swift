extension Unicode.Scalar {
    /// Whether XML 1.0 can represent the character, directly or as a reference.
    ///
    /// It cannot represent control characters other than tab and line breaks, nor U+FFFE and U+FFFF.
    package var isAllowedInXML: Bool {
        switch value {
        case 0x9, 0xA, 0xD: true
        case ..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
    }
}

extension String {
    /// The first character that XML cannot represent; nil if there is none.
    package var firstNotAllowedInXML: Unicode.Scalar? {
        var text = self
        // Without an early end, the loop looks at many bytes at a time.
        let mayHaveOne = text.withUTF8 { bytes in
            bytes.reduce(0 as UInt8) { bits, byte in
                let isAllowed: UInt8 = (byte == 0x09 ? 1 : 0) | (byte == 0x0A ? 1 : 0) | (byte == 0x0D ? 1 : 0)
                return bits | ((byte < 0x20 ? 1 : 0) & ~isAllowed) | (byte == 0xEF ? 1 : 0)
            } != 0
        }
        return mayHaveOne ? unicodeScalars.first { !$0.isAllowedInXML } : nil
    }
}
