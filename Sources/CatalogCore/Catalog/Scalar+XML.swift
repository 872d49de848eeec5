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
        let mayHaveOne = text.withUTF8 { $0.contains { ($0 < 0x20 && !($0.isLineEnd || $0 == 0x09)) || $0 == 0xEF } }
        return mayHaveOne ? unicodeScalars.first { !$0.isAllowedInXML } : nil
    }
}
