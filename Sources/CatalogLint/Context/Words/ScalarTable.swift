/// A table of the properties of the most frequent letters.
///
/// Without the table, rules that read words would spend most of their time on these properties in the standard library.
enum ScalarTable {
    /// The properties of one scalar, as ``WordScalar`` defines them.
    struct Entry {
        let isLetter: Bool
        let isInside: Bool
        let folded: Unicode.Scalar
    }

    /// The first scalar beyond the table, which covers Latin, Greek, Cyrillic, Armenian, Hebrew and Arabic letters.
    private static let limit: UInt32 = 0x700

    private static let entries: [Entry] = (0..<limit).map { value in
        let scalar = Unicode.Scalar(value) ?? " "
        return Entry(
            isLetter: scalar.properties.isAlphabetic, isInside: WordScalar.isInside(scalar.properties),
            folded: WordScalar.foldedByMapping(scalar))
    }

    /// Returns the properties of a scalar below U+0700, else nil.
    @inline(__always)
    static func entry(of scalar: Unicode.Scalar) -> Entry? {
        scalar.value < limit ? entries[Int(scalar.value)] : nil
    }

    /// Returns whether a scalar is a letter of Chinese, Japanese or Korean without upper and lower case.
    static func isCommonIdeographOrSyllable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FEF, 0xAC00...0xD7A3: true
        default: false
        }
    }
}
