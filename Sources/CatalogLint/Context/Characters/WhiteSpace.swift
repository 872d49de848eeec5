import CatalogCore

/// White space in UTF-8, including non-ASCII spaces such as no-break, narrow and ideographic spaces.
enum WhiteSpace {
    /// Returns the number of bytes of the white space at `index`; 0 if there is none.
    static func length(at index: Int, of bytes: ArraySlice<UInt8>) -> Int {
        switch bytes[index] {
        case 0x20, 0x09...0x0D: 1
        case 0xC2: matches([0xA0], after: index, of: bytes) ? 2 : 0
        case 0xE2: isGeneralSpace(at: index, of: bytes) ? 3 : 0
        case 0xE3: matches([0x80, 0x80], after: index, of: bytes) ? 3 : 0
        default: 0
        }
    }

    /// Returns the number of bytes of the white space that ends before `index`; 0 if there is none.
    static func length(before index: Int, of bytes: ArraySlice<UInt8>) -> Int {
        for width in 1...3 where index - width >= bytes.startIndex {
            if bytes[index - width] & 0xC0 != 0x80 { return length(at: index - width, of: bytes) == width ? width : 0 }
        }
        return 0
    }

    /// Returns whether the bytes at `index` encode U+2000 to U+200A or U+202F.
    private static func isGeneralSpace(at index: Int, of bytes: ArraySlice<UInt8>) -> Bool {
        guard index + 2 < bytes.endIndex, bytes[index + 1] == 0x80 else { return false }
        return (0x80...0x8A).contains(bytes[index + 2]) || bytes[index + 2] == 0xAF
    }

    private static func matches(_ expected: [UInt8], after index: Int, of bytes: ArraySlice<UInt8>) -> Bool {
        bytes[(index + 1)...].starts(with: expected)
    }
}

extension Text {
    /// Whether the text is empty or has only white space and zero-width characters.
    package var isBlank: Bool {
        let bytes = utf8
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let width = WhiteSpace.length(at: index, of: bytes)
            if width > 0 {
                index += width
            } else if bytes[index] >= 0xE2, Self.zeroWidth.contains(where: { bytes[index...].starts(with: $0) }) {
                index += 3
            } else {
                return false
            }
        }
        return true
    }

    /// U+200B, U+200C, U+200D, U+2060 and U+FEFF.
    private static let zeroWidth: [[UInt8]] = [
        [0xE2, 0x80, 0x8B], [0xE2, 0x80, 0x8C], [0xE2, 0x80, 0x8D], [0xE2, 0x81, 0xA0], [0xEF, 0xBB, 0xBF],
    ]
}
