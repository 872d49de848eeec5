/// How the characters of a text file are stored.
///
/// Catalogs are always UTF-8; old `.strings` tables are UTF-8 or UTF-16 (docs/formats.md §3).
public enum TextEncoding: Hashable, Sendable, CaseIterable {
    /// UTF-8.
    case utf8
    /// UTF-16, the low byte of each unit first.
    case utf16LittleEndian
    /// UTF-16, the high byte of each unit first.
    case utf16BigEndian

    /// The bytes that may stand before a text to tell that it has this encoding.
    public var byteOrderMark: [UInt8] {
        switch self {
        case .utf8: ByteOrderMark.utf8
        case .utf16LittleEndian: ByteOrderMark.utf16LittleEndian
        case .utf16BigEndian: ByteOrderMark.utf16BigEndian
        }
    }

    /// The encoding whose byte-order mark `bytes` begin with, if any.
    static func marked(in bytes: [UInt8]) -> TextEncoding? {
        allCases.first { bytes.starts(with: $0.byteOrderMark) }
    }

    /// The encoding of `bytes` that have no byte-order mark: UTF-16 where its zero bytes leave no doubt, else UTF-8.
    ///
    /// A text of a table or of XML begins with an ASCII character, of which UTF-16 makes a zero byte and another.
    /// UTF-8 has no zero bytes; so that a damaged one is not taken for UTF-16, an eighth of the first units must look
    /// the same, and more than look the other way.
    static func unmarked(in bytes: [UInt8]) -> TextEncoding {
        guard bytes.count >= 2, (bytes[0] == 0) != (bytes[1] == 0) else { return .utf8 }
        let units = min(bytes.count / 2, 64)
        var highFirst = 0
        var lowFirst = 0
        for unit in 0..<units {
            let isFirstZero = bytes[2 * unit] == 0
            let isSecondZero = bytes[2 * unit + 1] == 0
            if isFirstZero, !isSecondZero { highFirst += 1 }
            if isSecondZero, !isFirstZero { lowFirst += 1 }
        }
        let isBigEndian = bytes[0] == 0
        let (matching, opposing) = isBigEndian ? (highFirst, lowFirst) : (lowFirst, highFirst)
        guard matching > opposing, matching * 8 >= units else { return .utf8 }
        return isBigEndian ? .utf16BigEndian : .utf16LittleEndian
    }
}
