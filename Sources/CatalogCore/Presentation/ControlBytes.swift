/// A search for control characters in UTF-8, without decoding the text.
package enum ControlBytes {
    /// Returns the control character of two or three bytes at an index; nil for any other character.
    ///
    /// These are the C1 controls, the controls of the direction of text, and the line and paragraph separators.
    package static func longControl(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Unicode.Scalar? {
        let first = UInt32(bytes[index])
        guard first == 0xC2 || first == 0xD8 || first == 0xE2, index + 1 < bytes.count else { return nil }
        let isLong = first == 0xE2
        let second = bytes[index + 1]
        let third = isLong && index + 2 < bytes.count ? bytes[index + 2] : 0
        guard second & 0xC0 == 0x80, !isLong || third & 0xC0 == 0x80 else { return nil }
        let middle = UInt32(second & 0x3F)
        let value = isLong ? (first & 0x0F) << 12 | middle << 6 | UInt32(third & 0x3F) : (first & 0x1F) << 6 | middle
        return isLongControl(value) ? Unicode.Scalar(value) : nil
    }

    private static func isLongControl(_ value: UInt32) -> Bool {
        switch value {
        case 0x80...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
