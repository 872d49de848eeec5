/// The encoding of a text file.
///
/// Catalogs are always UTF-8. Legacy `.strings` tables are UTF-8 or UTF-16 (docs/formats.md §3).
public enum TextEncoding: Hashable, Sendable, CaseIterable {
    /// UTF-8.
    case utf8
    /// Little-endian UTF-16.
    case utf16LittleEndian
    /// Big-endian UTF-16.
    case utf16BigEndian

    /// The byte-order mark that may precede a text in this encoding.
    public var byteOrderMark: [UInt8] {
        switch self {
        case .utf8: ByteOrderMark.utf8
        case .utf16LittleEndian: ByteOrderMark.utf16LittleEndian
        case .utf16BigEndian: ByteOrderMark.utf16BigEndian
        }
    }

    /// Returns the encoding whose byte-order mark `bytes` begin with; nil without a mark.
    static func marked(in bytes: [UInt8]) -> TextEncoding? {
        allCases.first { bytes.starts(with: $0.byteOrderMark) }
    }

    /// Returns the encoding of `bytes` without a byte-order mark: UTF-16 if its zero bytes indicate it, else UTF-8.
    ///
    /// Tables and XML begin with an ASCII character, which has one zero byte in UTF-16. UTF-8 has no zero bytes. To
    /// avoid mistaking damaged UTF-8 for UTF-16, at least an eighth of the first units must have their zero byte on the
    /// same side. Fewer units must have it on the other side.
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
