import CatalogCore

/// How much a text says, in tenths of a letter of an alphabet, so that scripts can be compared.
///
/// A Han character says as much as two and a half letters do. Told by the first byte of each scalar.
enum TextWeight {
    /// The least and the most that a text can weigh, by the number of its bytes alone.
    static func bounds(of text: Text) -> ClosedRange<Int> {
        let count = text.utf8.count
        return text.isPlainASCII ? (count * 10)...(count * 10) : (count * 10 / 3)...(count * 10)
    }

    /// The weight of a text.
    static func of(_ utf8: some Sequence<UInt8>) -> Int {
        utf8.reduce(0) { $0 + tenths(first: $1) }
    }

    /// The weight of the scalar that a byte begins; none of a byte inside of one.
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
