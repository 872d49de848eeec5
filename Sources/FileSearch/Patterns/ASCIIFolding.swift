/// Small letters in place of capital ones, for ASCII only, as git compares names with `core.ignorecase`.
enum ASCIIFolding {
    /// Returns a path in small letters.
    static func folded(_ path: [UInt8]) -> [UInt8] { path.map(folded) }

    /// Returns patterns that match the folded paths of what they matched in any case.
    static func folded(pattern: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var folded = pattern.map(folded)
        // No folded path has a capital letter, so this class would match nothing.
        for start in folded.indices where folded[start...].starts(with: upperClass) {
            folded.replaceSubrange(start..<start + upperClass.count, with: lowerClass)
        }
        return folded[...]
    }

    private static let upperClass = Array("[:upper:]".utf8)
    private static let lowerClass = Array("[:lower:]".utf8)

    private static func folded(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
