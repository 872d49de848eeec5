import CatalogCore

/// The amount of content in a text, in tenths of an alphabetic letter, which makes scripts comparable.
///
/// For example, a Han character counts as two and a half letters. The first UTF-8 byte of each scalar determines its
/// weight.
enum TextWeight {
    /// Returns the minimum and maximum weight of a text, from its byte count alone.
    static func bounds(of text: Text) -> ClosedRange<Int> {
        let count = text.utf8.count
        return text.isPlainASCII ? (count * 10)...(count * 10) : (count * 10 / 3)...(count * 10)
    }

    /// Returns the weight of a text.
    static func of(_ utf8: some Sequence<UInt8>) -> Int {
        utf8.reduce(0) { $0 + tenths(first: $1) }
    }

    /// Returns the weight of the scalar that begins with a byte; 0 for a continuation byte.
    static func tenths(first byte: UInt8) -> Int {
        switch byte {
        case 0x80...0xBF: 0
        case 0xE3: 17
        case 0xE4...0xE9: 25
        case 0xEA...0xED, 0xF0...: 20
        default: 10
        }
    }
}
